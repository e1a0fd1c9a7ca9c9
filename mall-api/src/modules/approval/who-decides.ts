import { formatDate } from '../../wire/time';
import type { ApprovalRepository, ApprovalRow } from './repository';

/** A member who may decide a step, for themselves or for somebody who is away. */
interface Decider {
  readonly id: string;
  readonly name: string;
  readonly forName: string | null;
}

export type Deciders = (step: readonly string[], askerId: string) => Decider[];

/**
 * Who may decide a step today: its members who are active and have the role, and their deputies while they are away. Not
 * who ordered. Where nobody is left, an administrator who is another; where the client has no other, the one who
 * ordered, if they administer. A deputy's own deputy does not count.
 */
export async function findDeciders(
  repository: ApprovalRepository,
  clientId: string,
  now: Date,
): Promise<Deciders> {
  const active = await repository.deciders(clientId);
  const deputies = await repository.deputies(clientId, formatDate(now));
  const administrators = active.filter(({ roles }) => roles.includes('administrator'));
  return (step, askerId) => {
    const found = new Map<string, Decider>();
    for (const { id, name } of active)
      if (step.includes(id) && id !== askerId) found.set(id, { id, name, forName: null });
    for (const { memberId, deputyId } of deputies) {
      const absent = active.find(({ id }) => id === memberId);
      const deputy = active.find(({ id }) => id === deputyId);
      if (!step.includes(memberId) || !absent || !deputy || deputyId === askerId || found.has(deputyId))
        continue;
      found.set(deputyId, { id: deputyId, name: deputy.name, forName: absent.name });
    }
    if (found.size > 0) return [...found.values()];
    const others = administrators.filter(({ id }) => id !== askerId);
    return (others.length > 0 ? others : administrators).map(({ id, name }) => ({ id, name, forName: null }));
  };
}

/** The step that is to be decided, from 1; undefined when all are. */
export const openStep = (
  { status, steps }: Pick<ApprovalRow, 'status' | 'steps'>,
  decided: number,
): number | undefined => (status === 'waiting' && decided < steps.length ? decided + 1 : undefined);
