import { envelopeCodes } from '../domain';

const requestFailed = '请求失败';

// Codes with a fixed text; for all others the server's message is shown
// (docs/specification.md#envelope-codes).
const fixedTexts: Readonly<Record<string, string>> = {
  [envelopeCodes.serviceNotFound]: '服务未找到',
  [envelopeCodes.serviceMissing]: '服务未找到',
  [envelopeCodes.notLoggedIn]: '请先登录',
  [envelopeCodes.sessionExpired]: '登录已过期，请重新登录',
  [envelopeCodes.badJson]: 'JSON数据不正确',
};

/** Texts for a buyer when a call fails (docs/specification.md#envelope-codes). */
export const errorTexts = {
  envelope: (code: string, message: unknown): string =>
    fixedTexts[code] ?? (typeof message === 'string' && message ? message : requestFailed),
  timeout: '请求超时，请检查网络',
  network: '网络连接失败，请检查网络',
  aborted: '请求已取消',
  contract: '服务返回的数据有误',
  http: (status: number): string =>
    status >= 500 ? `服务暂时不可用（${status}）` : `${requestFailed}（${status}）`,
  downloaded: '下载成功!',
  downloadFailed: '下载失败!',
} as const;
