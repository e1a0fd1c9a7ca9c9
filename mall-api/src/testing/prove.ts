import { createHash } from 'node:crypto';

/** Solves a proof-of-work challenge. */
export function prove({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}:${number}`;
    const hash = BigInt(`0x${createHash('sha256').update(proof).digest('hex')}`);
    if (hash >> BigInt(256 - bits) === 0n) return proof;
  }
}

interface Asked {
  data?: { challenge?: string; bits?: number } | null;
}

/** Makes a call as the shop's pages do, with proof of work on request. */
export async function proving<Reply extends Asked>(
  call: (headers: Record<string, string>) => Promise<Reply>,
) {
  const reply = await call({});
  const { challenge, bits } = reply.data ?? {};
  return challenge && bits ? call({ 'a-proof': prove({ challenge, bits }) }) : reply;
}
