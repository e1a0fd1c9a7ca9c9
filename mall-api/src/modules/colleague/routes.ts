import type { CallRegistry } from '../../http/calls';
import type { ColleagueService } from './service';

export function colleagueRoutes(calls: CallRegistry, colleagues: ColleagueService): void {
  calls.forBuyer('colleague/list', (_, { buyer }) => colleagues.list(buyer));
  calls.forBuyer('colleague/administrators', (_, { buyer }) => colleagues.administrators(buyer));
  calls.forBuyer('colleague/invite', (request, { buyer }) => colleagues.invite(buyer, request));
  calls.forBuyer('colleague/invitation/withdraw', ({ id }, { buyer }) => colleagues.withdraw(buyer, id));
  calls.forBuyer('colleague/change', (request, { buyer }) => colleagues.change(buyer, request));
  calls.forBuyer('colleague/deactivate', ({ id }, { buyer }) => colleagues.deactivate(buyer, id));
  calls.forBuyer('colleague/reactivate', ({ id }, { buyer }) => colleagues.reactivate(buyer, id));
}
