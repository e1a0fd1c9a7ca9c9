import { InvalidArgumentError } from 'commander';
import { type ChosenGroup, groupWithPass } from '../store/names';

export const WITHOUT_CHECK = [
  '--without-check <reason>',
  'go live without a passed check; the history keeps the reason',
] as const;

export const FOR_GROUPS = [
  '--for <group=pass...>',
  'show it to chosen buyers first: a client, region or client type with its pass, which the admin CLI prints',
] as const;

export function groupsWithPass(text: string, before: readonly string[] | undefined): string[] {
  const read = groupWithPass.safeParse(text);
  if (read.success) return [...(before ?? []), text];
  throw new InvalidArgumentError(`expected ${read.error.issues[0]?.message}`);
}

export function toGroup(text: string): ChosenGroup {
  const [group = '', pass = ''] = text.split('=');
  return { group, pass };
}

/** @param most percent of the buyers */
export const toShare =
  (most: 99 | 100) =>
  (text: string): number => {
    const share = /^\d{1,3}$/.test(text) ? Number(text) : 0;
    if (share < 1 || share > most) throw new InvalidArgumentError(`expected 1 to ${most} percent`);
    return share;
  };
