import { sha256 } from '@noble/hashes/sha2.js';

// Short enough for typing and scrolling to stay smooth.
const sliceMs = 12;

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));

function hasZeros(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  for (let index = 0; index < whole; index += 1) if (hash[index] !== 0) return false;
  return (hash[whole] ?? 0) >> (8 - (bits & 7)) === 0;
}

/**
 * Looks for the number with which the challenge's SHA-256 begins with so many zero bits; a second at most on a usual
 * device. In slices on the page's own thread: a worker's script would be the only one without integrity.
 * @returns challenge and number, as `a-proof` carries them
 * @throws AbortError's reason when the caller gives up
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
