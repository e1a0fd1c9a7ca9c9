import { constants, publicEncrypt } from 'node:crypto';
import { demoAccounts, demoPassword } from 'demo-shop/accounts';

/** Calls the API as the shop does. */
export async function call<T>(apiUrl: string, path: string, body: object = {}, token?: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api/sale/mall/${path}`, {
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

/** Logs in as the demonstration buyer of the direct client; returns what the browser keeps. */
export async function logIn(apiUrl: string) {
  const account = demoAccounts.find(({ clientType }) => clientType === 1);
  if (!account) throw new Error('there is no demonstration account of client type 1');
  const { publicKey, nonce } = await call<{ publicKey: string; nonce: string }>(
    apiUrl,
    'member/web/login/key',
  );
  const pem = publicKey.includes('BEGIN')
    ? publicKey
    : `-----BEGIN PUBLIC KEY-----\n${publicKey}\n-----END PUBLIC KEY-----`;
  const password = publicEncrypt(
    { key: pem, padding: constants.RSA_PKCS1_PADDING },
    Buffer.from(`${nonce} ${demoPassword}`),
  ).toString('base64');
  const reply = await call<{ sessionId: string; id: string; clientName: string; clientType: number }>(
    apiUrl,
    'member/web/login',
    { account: account.account, password },
  );
  const { sessionId, id, clientName, clientType } = reply;
  return { token: sessionId, userInfo: JSON.stringify({ id, clientName, clientType }) };
}
