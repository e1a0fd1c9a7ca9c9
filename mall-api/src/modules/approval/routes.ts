import type { CallRegistry } from '../../http/calls';
import type { DeputyService } from './deputy-service';
import type { ApprovalRuleService } from './rule-service';
import type { ApprovalService, AskForApproval } from './service';

export interface ApprovalServices {
  readonly approvals: ApprovalService;
  readonly rules: ApprovalRuleService;
  readonly deputies: DeputyService;
  readonly ask: AskForApproval;
}

export function approvalRoutes(
  calls: CallRegistry,
  { approvals, rules, deputies, ask }: ApprovalServices,
): void {
  calls.forBuyer('approval/rule/list', (_, { buyer }) => rules.list(buyer));
  calls.forBuyer('approval/rule/save', (request, { buyer }) => rules.save(buyer, request));
  calls.forBuyer('approval/rule/remove', ({ id }, { buyer }) => rules.remove(buyer, id));
  calls.forBuyer('approval/ask', (request, visit) => ask(visit, request));
  calls.forBuyer('approval/page', (request, { buyer }) => approvals.page(buyer, request));
  calls.forBuyer('approval/detail', ({ id }, { buyer }) => approvals.detail(buyer, id));
  calls.forBuyer('approval/decide', (request, { buyer }) => approvals.decide(buyer, request));
  calls.forBuyer('approval/withdraw', ({ id }, { buyer }) => approvals.withdraw(buyer, id));
  calls.forBuyer('approval/deputy', (_, { buyer }) => deputies.read(buyer));
  calls.forBuyer('approval/deputy/set', (request, { buyer }) => deputies.set(buyer, request));
}
