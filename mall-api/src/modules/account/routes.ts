import type { CallRegistry } from '../../http/calls';
import type { Preferences } from './preferences';
import type { SealedPasswords } from './sealed-passwords';
import type { AccountService } from './service';
import type { Sessions } from './sessions';

export function accountRoutes(
  calls: CallRegistry,
  account: AccountService,
  sealed: SealedPasswords,
  sessions: Sessions,
  preferences: Preferences,
): void {
  calls.forAnyone('member/web/login/key', () => sealed.key());
  calls.forAnyone('member/web/login', (login, visit) => account.login(login.account, login.password, visit));
  calls.forAnyone('member/web/phoneLogin', ({ mobilePhone, verifyCode }, visit) =>
    account.phoneLogin(mobilePhone, verifyCode, visit),
  );
  calls.forAnyone('member/web/logout', (_, { token }) => account.logout(token));
  calls.forAnyone('member/verifycode', ({ mobilePhone }, visit) =>
    account.sendCode('login', mobilePhone, visit),
  );
  calls.forAnyone('member/forgetpassword/verifycode', ({ mobilePhone }, visit) =>
    account.sendCode('reset', mobilePhone, visit),
  );
  calls.forAnyone('member/forgetpassword', ({ mobilePhone, verifyCode, newPassword }, visit) =>
    account.resetPassword(mobilePhone, verifyCode, newPassword, visit),
  );
  calls.forBuyer('member/changepassword', (request, visit) =>
    account.changePassword(visit.buyer, request, visit),
  );
  calls.forBuyer('memberInfo/detail', ({ id }, { buyer }) => account.profile(buyer, id));
  calls.forBuyer('member/preferences/edit', (request, { buyer }) => preferences.change(buyer, request));
  calls.forBuyer('member/session/list', (_, { buyer }) => sessions.list(buyer));
  calls.forBuyer('member/session/end', async ({ id }, { buyer }) => {
    await sessions.endOne(buyer, id);
    return null;
  });
  calls.forBuyer('member/session/endothers', async (_, { buyer }) => {
    await sessions.endOthers(buyer);
    return null;
  });
}
