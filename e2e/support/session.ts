import { constants, publicEncrypt } from 'node:crypto';
import { type DemoAccount, demoPassword } from 'demo-shop/accounts';

/** Calls the API of a shop as its pages do. @param url of the API, or of the front before it */
export async function call<T>(url: string, path: string, body: object = {}, token?: string): Promise<T> {
  const response = await fetch(`${url}/api/sale/mall/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'a-client-type': 'WEB',
      'a-timestamp': String(Date.now()),
      ...(token && { 'a-session-id': token }),
    },
    body: JSON.stringify(body),
  });
  const envelope = (await response.json()) as { code: string; data: T; message?: string };
  if (envelope.code !== '0') throw new Error(`${path}: ${envelope.code} ${envelope.message}`);
  return envelope.data;
}

interface LoginReply {
  readonly sessionId: string;
  readonly [field: string]: unknown;
}

/** Logs a buyer in without a page. @returns what a browser keeps of it */
export async function beginSession(url: string, { account }: Pick<DemoAccount, 'account'>) {
  const { publicKey, nonce } = await call<{ publicKey: string; nonce: string }>(url, 'member/web/login/key');
  const key = publicKey.includes('BEGIN')
    ? publicKey
    : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const password = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(`${nonce} ${demoPassword}`),
  ).toString('base64');
  const reply = await call<LoginReply>(url, 'member/web/login', { account, password });
  const { sessionId: token, id, clientName, clientType, productView, roles } = reply;
  // As the session keeper writes it: what the buyer has not chosen is left out.
  const choice = productView === null ? {} : { productView };
  const userInfo = JSON.stringify({ id, clientName, clientType, ...choice, roles, of: token.slice(-8) });
  return { token, userInfo };
}
