import { isApiError } from 'shared-kernel/http';

/** What a buyer reads of a failure in the login forms. */
export const textOf = (error: unknown): string =>
  isApiError(error) ? error.message : '操作未成功，请检查网络后重试';
