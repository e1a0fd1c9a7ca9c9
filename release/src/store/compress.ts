import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|mjs|css|html|json|svg|txt|xml|wasm|webmanifest)$/;
const brotli = promisify(brotliCompress);
const gunzippable = promisify(gzip);

export interface Compressed {
  br?: Buffer;
  gz?: Buffer;
}

/** Both encodings at their smallest, each only where it saves bytes. Compressed once, sent many times. */
export async function compress(name: string, content: Buffer): Promise<Compressed> {
  if (!COMPRESSIBLE.test(name)) return {};
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gunzippable(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    ...(br.length < content.length && { br }),
    ...(gz.length < content.length && { gz }),
  };
}
