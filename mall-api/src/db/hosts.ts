const form = /^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** The addresses of one database; one at a time is the primary. */
export interface Hosts {
  /** Connection string with the next address to try. */
  current(): string;
  /** Switches to the next address, unless another connection already did. */
  failed(address: string): void;
}

/** Parses a connection string with several hosts, as libpq does: `postgres://user@one:5432,two:5432/mall`. */
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
