const sessionEnd = new Set(['10002', '40001']);

class Refused extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Whether a call was refused because the session has ended. */
export const ended = (error) => sessionEnd.has(error.code);

// The shop stores its session in this cookie and sends it as a header.
function session() {
  const pair = document.cookie.split('; ').find((text) => text.startsWith('Authorization='));
  return decodeURIComponent(pair?.slice('Authorization='.length) ?? '');
}

/** Removes an ended session, but not a newer one of another tab, so that the login page opens. */
function dropSession(token) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, the login is opened at once
  if (session() === token) document.cookie = 'Authorization=; Path=/; Max-Age=0; SameSite=Lax';
}

function headers(token) {
  return {
    'a-client-type': 'WEB',
    'a-timestamp': String(Date.now()),
    ...(token && { 'a-session-id': token }),
  };
}

async function send(url, options) {
  try {
    return await fetch(url, { ...options, signal: AbortSignal.timeout(120_000) });
  } catch (error) {
    throw new Refused(
      'network',
      error.name === 'TimeoutError' ? '请求超时，请检查网络' : '网络连接失败，请检查网络',
    );
  }
}

async function openEnvelope(response, token) {
  const envelope = await response.json().catch(() => undefined);
  if (!envelope) throw new Refused('http', '服务暂不可用，请稍后再试');
  if (sessionEnd.has(envelope.code)) dropSession(token);
  if (envelope.code !== '0') throw new Refused(envelope.code, envelope.message || '请求失败');
  return envelope.data;
}

/** Makes an API call and returns its data. */
export async function call(path, body) {
  const token = session();
  const response = await send(`/api/sale/mall/${path}`, {
    method: 'POST',
    headers: { ...headers(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return openEnvelope(response, token);
}

/** Fetches a file of the buyer. */
export async function fetchFile(url) {
  const token = session();
  const response = await send(url, { headers: headers(token) });
  if (!response.headers.get('content-type')?.startsWith('application/pdf'))
    await openEnvelope(response, token);
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return { content: await response.arrayBuffer(), name: name ? decodeURIComponent(name) : '合同.pdf' };
}
