import type { CallRegistry } from '../../http/calls';
import type { MemberService } from './service';

export function memberRoutes(calls: CallRegistry, member: MemberService): void {
  calls.forBuyer('clientvip/info', (_, { buyer }) => member.vip(buyer));
  calls.forBuyer('clientvip/rights', (_, { buyer }) => member.rights(buyer));
  calls.forBuyer('clientvip/product/unitqty/table', () => member.productUnits());
  calls.forBuyer('message/page', (request, { buyer }) => member.messages(buyer, request));
  calls.forBuyer('message/unread', (_, { buyer }) => member.unread(buyer));
  calls.forBuyer('message/read', ({ ids }, { buyer }) => member.markRead(buyer, ids));
}
