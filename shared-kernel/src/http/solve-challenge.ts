import { sha256 } from '@noble/hashes/sha2.js';

// Short enough not to block typing and scrolling.
const sliceMs = 12;

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

function hasZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}

/**
 * Finds the number that gives the challenge's SHA-256 the required leading zero bits; a second at most on a
 * usual device. Runs in slices on the main thread: a worker's script would be the only one without integrity.
 * @returns challenge and number, as sent in `a-proof`
 * @throws the AbortSignal's reason when the caller aborts
 */
export async function solveChallenge(
  challenge: string,
  bits: number,
  signal: AbortSignal | undefined,
): Promise<string> {
  const text = new TextEncoder();
  let pause = performance.now() + sliceMs;
  for (let number = 0; ; number += 1) {
    const proof = `${challenge}:${number}`;
    if (hasZeros(sha256(text.encode(proof)), bits)) return proof;
    if (performance.now() < pause) continue;
    await breathe();
    signal?.throwIfAborted();
    pause = performance.now() + sliceMs;
  }
}
