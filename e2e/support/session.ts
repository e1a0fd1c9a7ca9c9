import { constants, publicEncrypt } from 'node:crypto';
import { type DemoAccount, demoPassword } from 'demo-shop/accounts';

/** Sends a request with a JSON body. @returns the JSON of its reply */
export type Post = (url: string, headers: Record<string, string>, body: object) => Promise<unknown>;

const postWithoutBrowser: Post = async (url, headers, body) =>
  (
    await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  ).json();

/**
 * Calls the API of a shop as its pages do.
 * @param url of the API, or of the front before it
 * @param post sends it, without a browser if not said otherwise
 */
export async function call<T>(
  url: string,
  path: string,
  body: object = {},
  token?: string,
  post = postWithoutBrowser,
): Promise<T> {
  const headers = {
    'a-client-type': 'WEB',
    'a-timestamp': String(Date.now()),
    ...(token && { 'a-session-id': token }),
  };
  const envelope = (await post(`${url}/api/sale/mall/${path}`, headers, body)) as {
    code: string;
    data: T;
    message?: string;
  };
  if (envelope.code !== '0') throw new Error(`${path}: ${envelope.code} ${envelope.message}`);
  return envelope.data;
}

interface LoginReply {
  readonly sessionId: string;
  readonly [field: string]: unknown;
}

/** Logs a buyer in without a page. @param post as of `call` @returns what a browser keeps of it */
export async function beginSession(url: string, { account }: Pick<DemoAccount, 'account'>, post?: Post) {
  const { publicKey, nonce } = await call<{ publicKey: string; nonce: string }>(
    url,
    'member/web/login/key',
    {},
    undefined,
    post,
  );
  const key = publicKey.includes('BEGIN')
    ? publicKey
    : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const password = publicEncrypt(
    { key, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(`${nonce} ${demoPassword}`),
  ).toString('base64');
  const reply = await call<LoginReply>(url, 'member/web/login', { account, password }, undefined, post);
  const { sessionId: token, id, clientName, clientType, productView, roles } = reply;
  // As the session keeper writes it: what the buyer has not chosen is left out.
  const choice = productView === null ? {} : { productView };
  const userInfo = JSON.stringify({ id, clientName, clientType, ...choice, roles, of: token.slice(-8) });
  return { token, userInfo };
}
