import type { CallRegistry } from '../../http/calls';
import type { AnswerService } from './answer-service';
import type { MergeService } from './merge-service';
import type { RequestService } from './service';

export interface RequestServices {
  readonly requests: RequestService;
  readonly answers: AnswerService;
  readonly merging: MergeService;
}

export function requestRoutes(calls: CallRegistry, { requests, answers, merging }: RequestServices): void {
  calls.forBuyer('purchaseRequest/submit', (request, visit) => requests.submit(visit, request));
  calls.forBuyer('purchaseRequest/page', (request, { buyer }) => requests.page(buyer, request));
  calls.forBuyer('purchaseRequest/detail', ({ id }, { buyer }) => requests.detail(buyer, id));
  calls.forBuyer('purchaseRequest/withdraw', ({ id }, { buyer }) => requests.withdraw(buyer, id));
  calls.forBuyer('purchaseRequest/line/change', (request, { buyer }) => answers.change(buyer, request));
  calls.forBuyer('purchaseRequest/line/refuse', (request, { buyer }) => answers.refuse(buyer, request));
  calls.forBuyer('purchaseRequest/take', (request, visit) => merging.take(visit, request));
  calls.forBuyer('purchaseRequest/giveBack', (request, { buyer }) => merging.giveBack(buyer, request));
}
