import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

/** Something that the watch did, or that somebody ought to look at. */
export interface WatchNews {
  what: 'withdrawn' | 'rolled back' | 'alert';
  channel: string;
  app: string;
  version: string;
  /** In words, with its numbers. */
  why: string;
  at: string;
}

export interface Webhook {
  url: string;
  /** Signs what is sent, for the receiver to know that it comes from here. */
  secret?: string | undefined;
}

const timeoutMs = 5_000;
const tries = 4;

const inWords = ({ what, channel, app, version, why }: WatchNews): string =>
  `${channel}: ${app}@${version} ${what === 'alert' ? 'needs a look' : `was ${what}`}: ${why}`;

/** `t=<seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>">`: with the time, so that it cannot be sent again later. */
const signatureOf = (body: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/**
 * Calls a webhook, and again after a while when it does not take the news. Its address may hold a secret, so what is said of a
 * failure names the host only.
 * @returns why it could not be told; null when it was
 */
export async function notifyWebhook(
  { url, secret }: Webhook,
  news: WatchNews,
  firstPauseMs = 1_000,
): Promise<string | null> {
  const body = JSON.stringify({ text: inWords(news), ...news });
  let reason = '';
  for (let tried = 0; tried < tries; tried++) {
    if (tried > 0) await pause(firstPauseMs * 4 ** (tried - 1));
    try {
      const seconds = Math.floor(Date.now() / 1000);
      const reply = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(secret && { 'x-release-signature': signatureOf(body, secret, seconds) }),
        },
        body,
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      await reply.body?.cancel();
      if (reply.ok) return null;
      reason = `answered ${reply.status}`;
      if (reply.status < 500 && reply.status !== 429 && reply.status !== 408) break;
    } catch (error) {
      reason =
        error instanceof Error && error.name === 'TimeoutError' ? 'did not answer' : 'cannot be reached';
    }
  }
  return `the webhook at ${new URL(url).host} ${reason}`;
}
