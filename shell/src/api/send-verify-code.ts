import { api } from 'shared-kernel/http';

/** What an SMS code is for. */
export type CodePurpose = 'login' | 'reset';

const paths = { login: 'member/verifycode', reset: 'member/forgetpassword/verifycode' } as const;

/** Sends an SMS code to a mobile phone. */
export const sendVerifyCode = (purpose: CodePurpose, mobilePhone: string) =>
  api.post(paths[purpose], { mobilePhone }, { silent: true });
