import { CacheExpiration } from 'workbox-expiration';
import { isCachedRead } from '../offline/cached-reads';
import type { SeenReply } from '../offline/messages';

const REPLIES = 'shop-replies';
export const PICTURES = 'shop-pictures';
const API = '/api/sale/mall/';
const day = 24 * 60 * 60;
/** Characters; what is larger is an export rather than a page. */
const largest = 300_000;

const replies = new CacheExpiration(REPLIES, { maxEntries: 60, maxAgeSeconds: 3 * day });
const pictures = new CacheExpiration(PICTURES, { maxEntries: 150, maxAgeSeconds: 7 * day });

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** As it travels: what is undefined is not sent. */
const inOrder = (request: unknown): string =>
  JSON.stringify(
    Object.entries(Object(request))
      .filter(([, value]) => value !== undefined)
      .sort(),
  );

/** Nothing of token or request can be read from it. */
const folderOf = async (token: string): Promise<string> => `/kept/${await digest(`kept ${token}`)}/`;

const addressOf = async (token: string, { path, request }: Pick<SeenReply, 'path' | 'request'>) =>
  new URL(`${await folderOf(token)}${path}?${await digest(inOrder(request))}`, location.origin).href;

/** Whose replies are kept, as far as is known since the worker was started. */
let keptFor: string | undefined;

/** Whoever is here: what was kept for anybody else goes. */
export async function keepFor(token: string): Promise<void> {
  if (keptFor === token) return;
  const folder = await folderOf(token);
  const kept = await (await caches.open(REPLIES)).keys();
  if (kept.some(({ url }) => !new URL(url).pathname.startsWith(folder))) await forgetPerson();
  keptFor = token;
}

/** Leaves nothing of who was here. */
async function forgetPerson(): Promise<void> {
  for (const [name, expiration] of [[REPLIES, replies] as const, [PICTURES, pictures] as const]) {
    await caches.delete(name);
    await expiration.delete();
  }
}

export async function keepReply(token: string, { envelope, ...asked }: SeenReply): Promise<void> {
  // A worker that was stopped meanwhile has not heard who is here; a page says it with each reply.
  if (keptFor === undefined) await keepFor(token);
  if (keptFor !== token || !isCachedRead(asked.path, asked.request)) return;
  const text = JSON.stringify(envelope);
  if (text.length > largest) return;
  const url = await addressOf(token, asked);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  await (await caches.open(REPLIES)).put(url, new Response(text, { headers }));
  await replies.updateTimestamp(url);
  await replies.expireEntries();
}

/** The kept reply to a call, if there is one for who makes it. */
export async function cachedReply(request: Request): Promise<Response | undefined> {
  const path = new URL(request.url).pathname.slice(API.length);
  const text = request.method === 'POST' ? await request.text() : '';
  const asked = { path, request: text ? (JSON.parse(text) as unknown) : {} };
  if (!isCachedRead(path, asked.request)) return undefined;
  const url = await addressOf(request.headers.get('a-session-id') ?? '', asked);
  if (await replies.isURLExpired(url)) return undefined;
  return (await caches.open(REPLIES)).match(url);
}

export const isRead = ({ pathname }: URL): boolean =>
  pathname.startsWith(API) && isCachedRead(pathname.slice(API.length), {});

/** Keeps pictures that were shown; browsers have them already. */
export async function keepPictures(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(PICTURES);
  for (const url of urls) {
    if (await cache.match(url)) continue;
    const response = await fetch(url);
    if (!response.ok) continue;
    await cache.put(url, response);
    await pictures.updateTimestamp(new URL(url, location.origin).href);
  }
  await pictures.expireEntries();
}
