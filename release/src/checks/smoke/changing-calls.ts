import { z } from 'zod';

const apiDocument = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({ 'x-changes': z.boolean().optional() }))),
});

const CALLS_BELOW = '/api/sale/mall/';

/** What everybody calls who only looks. */
const HARMLESS = ['telemetry/', 'member/web/login'];

/**
 * Which calls change something, by what the API's document says of them.
 * @returns null where it says nothing, so that nothing may be tried
 */
export async function changingCalls(api: string): Promise<((call: string) => boolean) | null> {
  const reply = await fetch(new URL('/docs/json', api)).catch(() => null);
  const read = apiDocument.safeParse(await reply?.json().catch(() => null));
  const changing = new Set(
    Object.entries(read.data?.paths ?? {}).flatMap(([path, methods]) =>
      Object.values(methods).some((method) => method['x-changes']) ? [path.slice(CALLS_BELOW.length)] : [],
    ),
  );
  if (changing.size === 0) return null;
  return (call) => changing.has(call) && !HARMLESS.some((begin) => call.startsWith(begin));
}
