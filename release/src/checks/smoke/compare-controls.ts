import type { Control } from './page-controls';

/** From so many fewer on, and only where it is a quarter of them, rows have lost something. */
const NOTICED = 3;
const NOTICED_SHARE = 0.25;
/** Pixels; what is as short as that is hard to hit. */
const SMALL = 24;

/** What became of one kind of control in one place, in words. */
export interface LostControl {
  said: string;
  inPage: boolean;
  /** Nobody can have meant it. */
  isBroken: boolean;
}

interface Group extends Pick<Control, 'role' | 'name' | 'place' | 'inPage'> {
  all: Control[];
  usable: number;
}

/**
 * What can be used in the live page and not in mine, by name, role and place. What stands elsewhere was moved; what is
 * called something else in the same place has new words.
 */
export function lostControls(mine: readonly Control[], live: readonly Control[]): LostControl[] {
  const here = groupsOf(mine);
  const there = groupsOf(live);
  const added = addedTo(there, here);
  const lost = [...there].filter(([key, { usable }]) => usable > 0 && !here.get(key)?.usable);
  const notMoved = lost.filter(([, group]) => !takeFrom(added, group, ({ name }) => name === group.name));
  const gone = notMoved.filter(([key, group]) => {
    if (here.has(key)) return true;
    const isRenamed = ({ role, name, place }: Group) =>
      role === group.role && place === group.place && ![...there.values()].some((old) => old.name === name);
    return !hasFewerRows(group, mine, live) && !takeFrom(added, group, isRenamed);
  });
  return [
    ...gone.map(([key, group]) => unusable(group, here.get(key))),
    ...[...there].flatMap(([key, group]) => {
      const left = here.get(key);
      return left?.usable && group.usable > 0 ? [...fewer(left, group), ...smaller(left, group)] : [];
    }),
  ];
}

function groupsOf(controls: readonly Control[]): Map<string, Group> {
  const groups = new Map<string, Group>();
  for (const control of controls) {
    const { role, name, place, inPage, state } = control;
    // Numbers of pages and the like are called nothing.
    if (!/\p{Letter}/u.test(name)) continue;
    const key = [role, name, place, inPage].join('\n');
    const group = groups.get(key) ?? { role, name, place, inPage, all: [], usable: 0 };
    group.all.push(control);
    if (state === 'usable') group.usable += 1;
    groups.set(key, group);
  }
  return groups;
}

interface Added {
  group: Group;
  count: number;
}

/** What mine has more of. */
const addedTo = (there: ReadonlyMap<string, Group>, here: ReadonlyMap<string, Group>): Added[] =>
  [...here].map(([key, group]) => ({ group, count: group.usable - (there.get(key)?.usable ?? 0) }));

/** Whether something was added that stands for what is lost; it then stands for nothing else. */
function takeFrom(added: readonly Added[], lost: Group, is: (group: Group) => boolean): boolean {
  const found = added.find(
    ({ group, count }) => count >= lost.usable && group.inPage === lost.inPage && is(group),
  );
  if (found) found.count -= lost.usable;
  return found !== undefined;
}

/** What one row alone has goes with its row; how many rows there are is counted elsewhere. */
function hasFewerRows(group: Group, mine: readonly Control[], live: readonly Control[]): boolean {
  if (group.usable > 1 || group.all.some(({ row }) => row === null)) return false;
  const rows = (controls: readonly Control[]) =>
    new Set(controls.filter(({ place, row }) => place === group.place && row !== null).map(({ row }) => row))
      .size;
  return rows(mine) < rows(live);
}

const STATES = {
  usable: '',
  hidden: 'is hidden',
  disabled: 'can no longer be used',
  'not focusable': 'cannot be reached with the keyboard',
  covered: 'cannot be clicked: something lies upon it',
  'out of view': 'is out of view',
};

function unusable(group: Group, left: Group | undefined): LostControl {
  const { role, usable, inPage } = group;
  const isOne = usable === 1;
  const state = left?.all[0]?.state ?? 'hidden';
  const gone = isOne ? `has no ${role}` : `has none of the ${usable} ${role}s`;
  const there = `${isOne ? `the ${role}` : `each of the ${usable} ${role}s`} ${named(group)} ${STATES[state]}`;
  return {
    said: left === undefined ? `${gone} ${named(group)}` : there,
    inPage,
    isBroken: state === 'covered',
  };
}

function fewer(left: Group, group: Group): LostControl[] {
  const lost = group.usable - left.usable;
  if (lost < NOTICED || lost <= group.usable * NOTICED_SHARE) return [];
  const said = `has ${left.usable} of the ${group.usable} ${group.role}s ${named(group)}`;
  return [{ said, inPage: group.inPage, isBroken: false }];
}

function smaller(left: Group, group: Group): LostControl[] {
  const sizeOf = ({ all }: Group) =>
    Math.min(...all.filter(({ state }) => state === 'usable').map(({ size }) => size));
  const [size, was] = [sizeOf(left), sizeOf(group)];
  if (size > SMALL || was <= SMALL) return [];
  const said = `the ${group.role} ${named(group)} measures ${size} px, the live one ${was} px`;
  return [{ said, inPage: group.inPage, isBroken: false }];
}

const named = ({ name, place }: Group): string => `「${name}」 of ${place}`;
