import type { Readable } from 'node:stream';

/**
 * Bytes as text, chunk by chunk, each after the end of the one before, so that what spans two chunks is found.
 * @param overlap most characters of what is looked for
 */
export async function* overlappingText(content: Readable, overlap: number): AsyncGenerator<string> {
  let before = '';
  for await (const chunk of content) {
    const text = before + (chunk as Buffer).toString('latin1');
    yield text;
    before = text.slice(-overlap);
  }
}
