import { createHash } from 'node:crypto';
import { ApiError } from './api-error';
import { proveWhenAsked } from './prove-when-asked';
import { solveChallenge } from './solve-challenge';

const asked = (data: ApiError['data']) =>
  new ApiError({ kind: 'envelope', code: '60005', message: '频繁', data });

test.each([1, 4, 8, 11])('a proof of %d bits is what the server checks', async (bits) => {
  const proof = await solveChallenge('challenge', bits, undefined);
  const hash = createHash('sha256').update(proof).digest();
  const leading = [...hash].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  expect(leading.slice(0, bits)).toBe('0'.repeat(bits));
});

test('a call that requires work is repeated with it, once', async () => {
  const proofs: (string | undefined)[] = [];
  const call = (proof?: string) => {
    proofs.push(proof);
    return Promise.reject(asked({ challenge: 'abc', bits: 3 }));
  };
  await expect(proveWhenAsked(call, undefined)).rejects.toMatchObject({ code: '60005' });
  expect(proofs).toEqual([undefined, expect.stringMatching(/^abc:\d+$/)]);
});

test('any other refusal is not repeated', async () => {
  const call = jest.fn().mockRejectedValue(asked(null));
  await expect(proveWhenAsked(call, undefined)).rejects.toMatchObject({ code: '60005' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('an abort ends the work', async () => {
  const given = new AbortController();
  const work = solveChallenge('challenge', 32, given.signal);
  given.abort();
  await expect(work).rejects.toThrow('abort');
});
