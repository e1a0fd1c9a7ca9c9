import { createHash } from 'node:crypto';

/** SHA-256 of bytes or of a stream, hexadecimal. */
export async function sha256Of(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) hash.update(content);
  else for await (const chunk of content) hash.update(chunk);
  return hash.digest('hex');
}
