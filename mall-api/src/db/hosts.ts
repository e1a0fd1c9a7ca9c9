const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** The addresses of one database, of which one at a time is the primary. */
export interface Hosts {
  /** Connection string with the address to try next. */
  current(): string;
  /** Goes on to the next address, unless somebody has already. */
  failed(address: string): void;
}

/** Reads a connection string that may name several hosts, as libpq's does: `postgres://user@one:5432,two:5432/mall`. */
export function hostsOf(url: string): Hosts {
  const [, start, hosts = '', rest] = form.exec(url) ?? [];
  const addresses = hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host}${rest}`) : [url];
  let place = 0;
  const current = () => addresses[place] ?? url;
  return {
    current,
    failed(address) {
      if (address === current()) place = (place + 1) % addresses.length;
    },
  };
}
