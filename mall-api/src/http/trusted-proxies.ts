import { BlockList, isIP } from 'node:net';

/** Whether a peer's `X-Forwarded-For` is trusted. */
export type TrustedProxies = (address: string) => boolean;

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Reads a setting: `on` (every peer), `off` (none), or a comma-separated list of addresses, networks and
 * `loopback`.
 * @throws Error for any other part
 */
export function trustedProxies(setting: string): TrustedProxies {
  if (setting === 'on') return () => true;
  if (setting === 'off') return () => false;
  const trusted = new BlockList();
  for (const part of setting.replace('loopback', '127.0.0.0/8,::1').split(',')) {
    const [address = '', bits] = part.trim().split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, familyOf(address));
}
