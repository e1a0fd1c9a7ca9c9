import { ApiError } from 'shared-kernel/http';
import { sendEdits } from './cart-cache';

const failing = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) => ({
  ids: ['line'],
  send: () =>
    Promise.reject(
      new ApiError({ kind: 'envelope', message: '服务暂不可用', code: '69999', retryable: true, ...fields }),
    ),
});

test.each([
  ['the API restarts behind its front', { status: 502 }],
  ['the API is overloaded', { code: '60008', status: 503 }],
  ['the connection is lost', { kind: 'network' as const, code: null }],
])('an edit is left for a retry while %s', async (_, fields) => {
  const tell = jest.fn();
  const outcome = await sendEdits([failing(fields)], tell);
  expect([...outcome.unsent]).toEqual(['line']);
  expect(tell).not.toHaveBeenCalled();
});

test.each([
  ['refuses it', { code: '60002', status: 200, retryable: false }],
  ['could not do it', { status: 200 }],
])('an edit is reverted with the reason when the API itself %s', async (_, fields) => {
  const tell = jest.fn();
  const outcome = await sendEdits([failing(fields)], tell);
  expect([...outcome.refused]).toEqual(['line']);
  expect(tell).toHaveBeenCalledWith('服务暂不可用');
});
