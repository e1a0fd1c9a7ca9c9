import { api } from 'shared-kernel/http';

/** Logs in with the code that was sent to a mobile phone. */
export const logInByPhone = (request: { mobilePhone: string; verifyCode: string }) =>
  api.post('member/web/phoneLogin', request, { silent: true });
