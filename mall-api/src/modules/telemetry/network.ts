import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';

/** The network of an address: IPv4 /24, IPv6 /48. One customer may have all addresses within it. */
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
 * Pseudonymous origin of a report; only the secret's holder can link it. On the shop's own machine each
 * browser counts separately, as they share the address.
 */
export const networkHash = (
  secret: Uint8Array,
  { address, browser }: { address: string; browser: string },
) =>
  isOwn(address)
    ? browser
    : createHmac('sha256', secret)
        .update(`network ${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 12);
