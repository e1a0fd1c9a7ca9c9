import type { CallRegistry } from '../../http/calls';
import type { NotificationService } from './service';

export function notificationRoutes(calls: CallRegistry, notifications: NotificationService): void {
  calls.forBuyer('member/notification', (_, { buyer }) => notifications.read(buyer));
  calls.forBuyer('member/notification/edit', (choice, { buyer }) => notifications.choose(buyer, choice));
  calls.forBuyer('member/email/verifycode', ({ email }, { buyer, address }) =>
    notifications.sendCode(buyer, email, address),
  );
  calls.forBuyer('member/email/bind', (request, { buyer, address }) =>
    notifications.bind(buyer, request, address),
  );
  calls.forBuyer('member/email/remove', (_, { buyer }) => notifications.removeEmail(buyer));
}
