import { type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';

/** A signed text after DSSE 1.0 (https://github.com/secure-systems-lab/dsse), as in-toto keeps its statements. */
export const envelope = z.object({
  payloadType: z.string(),
  /** Base64. */
  payload: z.string(),
  signatures: z.array(z.object({ keyid: z.string(), sig: z.string() })).min(1),
});
export type Envelope = z.infer<typeof envelope>;

/** What is signed: type and text with their lengths, so that neither can be read as a part of the other. */
function preAuthenticated(type: string, body: Buffer): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(type)} ${type} ${body.length} `;
  return Buffer.concat([Buffer.from(head), body]);
}

export function seal(payloadType: string, text: string, keyid: string, key: KeyObject): Envelope {
  const body = Buffer.from(text);
  const sig = sign(null, preAuthenticated(payloadType, body), key).toString('base64');
  return { payloadType, payload: body.toString('base64'), signatures: [{ keyid, sig }] };
}

/** The text of an envelope when the key has signed it, otherwise null. */
export function unseal(
  { payloadType, payload, signatures }: Envelope,
  keyid: string,
  key: KeyObject,
): string | null {
  const body = Buffer.from(payload, 'base64');
  const signed = preAuthenticated(payloadType, body);
  const good = signatures
    .filter((signature) => signature.keyid === keyid)
    .some(({ sig }) => verify(null, signed, key, Buffer.from(sig, 'base64')));
  return good ? body.toString() : null;
}
