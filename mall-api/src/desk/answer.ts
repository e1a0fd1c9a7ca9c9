import { CallError, invalid } from '../http/call-error';
import { type DeskInput, type DeskVerb, deskRequests } from './operations';
import type { Desk } from './service';

const isVerb = (verb: string): verb is DeskVerb => Object.hasOwn(deskRequests, verb);

/**
 * Does what the desk is asked for.
 * @param desk all of it, or what somebody may ask of it
 * @param input not yet checked
 * @throws CallError whose message is fit to be shown; 60001 when the request makes no sense
 */
export async function answer(desk: Partial<Desk>, verb: string, input: unknown): Promise<unknown> {
  if (!isVerb(verb) || !desk[verb]) throw invalid(`没有此操作：${verb}`);
  const parsed = deskRequests[verb].safeParse(input);
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? '请求有误');
  const perform = desk[verb] as (checked: DeskInput<DeskVerb>) => Promise<unknown>;
  return perform(parsed.data);
}

/** What to show of a failure; undefined when it was not foreseen. */
export const explanation = (error: unknown): string | undefined =>
  error instanceof CallError ? error.message : undefined;
