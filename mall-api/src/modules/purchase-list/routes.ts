import type { CallRegistry } from '../../http/calls';
import type { PurchaseListService } from './service';

export function purchaseListRoutes(calls: CallRegistry, lists: PurchaseListService): void {
  calls.forBuyer('purchaseList/all', (_, { buyer }) => lists.all(buyer));
  calls.forBuyer('purchaseList/detail', ({ id }, { buyer }) => lists.detail(buyer, id));
  calls.forBuyer('purchaseList/create', (request, visit) => lists.create(visit, request));
  calls.forBuyer('purchaseList/edit', (request, { buyer }) => lists.edit(buyer, request));
  calls.forBuyer('purchaseList/delete', ({ id }, { buyer }) => lists.remove(buyer, id));
  calls.forBuyer('purchaseList/line/add', (request, { buyer }) => lists.addLines(buyer, request));
  calls.forBuyer('purchaseList/line/edit', (request, { buyer }) => lists.editLine(buyer, request));
  calls.forBuyer('purchaseList/line/move', (request, { buyer }) => lists.moveLine(buyer, request));
  calls.forBuyer('purchaseList/line/remove', (request, { buyer }) => lists.removeLines(buyer, request));
  calls.forBuyer('purchaseList/line/restore', (request, { buyer }) => lists.restoreLines(buyer, request));
  calls.forBuyer('purchaseList/order', (request, visit) => lists.order(visit, request));
}
