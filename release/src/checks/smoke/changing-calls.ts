import type { ApiDocument } from '../api-document';

/** What everybody calls who only looks. */
const HARMLESS = ['telemetry/', 'member/web/login'];

/**
 * Which calls change something, by what the API's document says of them.
 * @returns null where it says nothing, so that nothing may be tried
 */
export function changingCalls({ calls }: ApiDocument): ((call: string) => boolean) | null {
  const changing = new Set([...calls].flatMap(([call, { changes }]) => (changes ? [call] : [])));
  if (changing.size === 0) return null;
  return (call) => changing.has(call) && !HARMLESS.some((begin) => call.startsWith(begin));
}
