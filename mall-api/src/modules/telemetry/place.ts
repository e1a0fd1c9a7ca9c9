import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/** The network that an address belongs to: a provider gives one customer as many as it likes of the rest. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || isIP(address) === 4) return (mapped ?? address).replace(/\.\d+$/, '');
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const known = tail === undefined ? groups : [...groups, ...Array<string>(8 - groups.length).fill('0')];
  return known.slice(0, 3).join(':');
}

const isOwn = (address: string) => /^(?:::ffff:)?127\.|^::1$/i.test(address);

/**
 * Where a report comes from, in a form that names nobody to whoever has not the secret. Who calls from the shop's own
 * machine is no stranger, so browsers there count each by itself.
 */
export const placeOf = (secret: Uint8Array, { address, browser }: { address: string; browser: string }) =>
  isOwn(address)
    ? browser
    : createHmac('sha256', secret)
        .update(`place ${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 12);
