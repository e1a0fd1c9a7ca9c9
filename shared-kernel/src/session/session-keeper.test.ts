import { createSessionKeeper, halfLooks, type Session, type SessionStores } from './session-keeper';

const hospital: Session = {
  token: 'token-of-hospital',
  user: { id: '1', clientName: '临江市第一人民医院', clientType: 1 },
};
const dealer: Session = {
  token: 'token-of-dealer',
  user: { id: '4', clientName: '安行医疗', clientType: 4 },
};

type Store = 'token' | 'text';

/** A tab of a browser in which the test decides when other tabs' writes arrive. */
function aTab(sent: (store: Store, value: string | null) => void = () => {}) {
  const seen: Record<Store, string | null> = { token: null, text: null };
  const shown: (string | null)[] = [];
  let looks: (() => void)[] = [];
  const write = (store: Store) => (value: string | null) => {
    seen[store] = value;
    sent(store, value);
  };
  const stores: SessionStores = {
    readToken: () => seen.token,
    readUser: () => seen.text,
    writeToken: write('token'),
    writeUser: write('text'),
    later: (work) => looks.push(work),
  };
  const keeper = createSessionKeeper(stores, () => show());
  const show = () => {
    const session = keeper.get();
    const now = session && `${session.token} ${session.user.id}`;
    if (now !== shown.at(-1)) shown.push(now);
  };
  return {
    keeper,
    seen,
    show,
    shown,
    /** Another tab's write arrives. */
    arrive(store: Store, value: string | null) {
      seen[store] = value;
      // Only the text fires an event.
      if (store === 'text') show();
    },
    wait(times: number) {
      for (let i = 0; i < times; i++) {
        const due = looks;
        looks = [];
        for (const work of due) work();
      }
    },
  };
}

/** Every interleaving of two sequences. */
function everyMerge<T>(one: readonly T[], other: readonly T[]): T[][] {
  const [first, ...rest] = one;
  const [second, ...others] = other;
  if (first === undefined || second === undefined) return [[...one, ...other]];
  return [
    ...everyMerge(rest, other).map((order) => [first, ...order]),
    ...everyMerge(one, others).map((order) => [second, ...order]),
  ];
}

const asShown = ({ token, user }: Session) => `${token} ${user.id}`;

const stories: { name: string; steps: (Session | null)[] }[] = [
  { name: 'a login', steps: [hospital] },
  { name: 'a login and a logout', steps: [hospital, null] },
  { name: 'one buyer after another', steps: [hospital, null, dealer] },
  { name: 'a second login on top of the first', steps: [hospital, dealer] },
  { name: 'the same buyer again', steps: [hospital, null, hospital] },
];

describe.each(stories)('$name, seen from another tab', ({ steps }) => {
  const written: { store: Store; value: string | null }[] = [];
  const writer = aTab((store, value) => written.push({ store, value }));
  for (const step of steps) {
    if (step) writer.keeper.start(step);
    else writer.keeper.end();
  }
  const tokens = written.filter(({ store }) => store === 'token');
  const texts = written.filter(({ store }) => store === 'text');

  test('in any order and at any speed it shows only whole sessions and clears nothing', () => {
    for (const order of everyMerge(tokens, texts)) {
      // The write arrives at once, after some checks, and at the last check before a half counts as left
      // over.
      for (const pause of [0, 1, halfLooks]) {
        const cleared = jest.fn();
        const tab = aTab(cleared);
        tab.show();
        for (const { store, value } of order) {
          tab.arrive(store, value);
          if (pause > 0) tab.show();
          tab.wait(pause);
        }
        tab.wait(1);
        expect(cleared).not.toHaveBeenCalled();
        const last = steps.at(-1);
        expect(tab.shown.at(-1)).toBe(last ? asShown(last) : null);
        const allowed = [null, ...steps.map((step) => step && asShown(step))];
        for (const shown of tab.shown) expect(allowed).toContain(shown);
      }
    }
  });

  test('a tab opened in the middle ends up with the whole session', () => {
    for (const order of everyMerge(tokens, texts)) {
      for (let opened = 0; opened <= order.length; opened++) {
        const cleared = jest.fn();
        const tab = aTab(cleared);
        order.forEach(({ store, value }, index) => {
          tab.arrive(store, value);
          if (index + 1 === opened) tab.show();
        });
        tab.wait(1);
        tab.show();
        const last = steps.at(-1);
        expect(tab.shown.at(-1)).toBe(last ? asShown(last) : null);
        expect(cleared).not.toHaveBeenCalled();
      }
    }
  });
});

test('with one half gone nobody is named, at once, and a second later the other is cleared', () => {
  for (const half of ['token', 'text'] as const) {
    const tab = aTab();
    tab.keeper.start(hospital);
    tab.show();
    tab.arrive(half, null);
    tab.show();
    expect(tab.shown).toEqual([asShown(hospital), null]);
    tab.wait(halfLooks);
    expect(Object.values(tab.seen).filter(Boolean)).toHaveLength(1);
    tab.wait(1);
    expect(tab.seen).toEqual({ token: null, text: null });
    expect(tab.keeper.end('token-of-hospital')).toBe(false);
  }
});

describe('two tabs that write at the same time', () => {
  const writesOf = (work: (keeper: ReturnType<typeof aTab>['keeper']) => void) => {
    const writes: { store: Store; value: string | null }[] = [];
    const tab = aTab((store, value) => writes.push({ store, value }));
    work(tab.keeper);
    return writes;
  };
  const deeds = {
    'one buyer logs in': writesOf((keeper) => keeper.start(hospital)),
    'another buyer logs in': writesOf((keeper) => keeper.start(dealer)),
    'somebody logs out': writesOf((keeper) => void keeper.end()),
  };
  const all = Object.entries(deeds);
  const pairs = all.flatMap(([one, first]) => all.map(([other, second]) => ({ one, other, first, second })));

  test.each(pairs)('$one, $other: a header names nobody else than cookie and user info', (pair) => {
    for (const order of everyMerge(pair.first, pair.second)) {
      for (const before of [null, hospital, dealer]) {
        const tab = aTab();
        if (before) tab.keeper.start(before);
        tab.show();
        for (const { store, value } of order) {
          tab.arrive(store, value);
          tab.show();
          expectNamed(tab, 'now');
        }
        tab.wait(halfLooks + 1);
        tab.show();
        expectNamed(tab, 'at last');
      }
    }
  });

  /** What the header shows beside what both stores hold at that moment. */
  function expectNamed({ seen, shown }: ReturnType<typeof aTab>, when: 'now' | 'at last'): void {
    const stored = [hospital, dealer].find(
      ({ token, user }) => token === seen.token && seen.text?.includes(`"id":"${user.id}"`),
    );
    const named = shown.at(-1) ?? null;
    if (stored) expect(named).toBe(asShown(stored));
    else if (!seen.token || !seen.text || when === 'at last') expect(named).toBeNull();
  }
});

test('a session that the server has ended does not end one that has begun since', () => {
  const tab = aTab();
  tab.keeper.start(hospital);
  tab.show();
  tab.arrive('token', dealer.token);
  expect(tab.keeper.get()).toEqual(hospital);
  expect(tab.keeper.end(hospital.token)).toBe(false);
  expect(tab.keeper.end(dealer.token)).toBe(true);
});

test('a token that stays another than the named one logs out', () => {
  const tab = aTab();
  tab.keeper.start(hospital);
  tab.show();
  tab.arrive('token', 'made up');
  tab.show();
  tab.wait(halfLooks + 1);
  expect(tab.shown).toEqual([asShown(hospital), null]);
  expect(tab.seen).toEqual({ token: null, text: null });
});

test('user info of another version of the shop belongs to the current token', () => {
  const tab = aTab();
  tab.arrive('token', 't');
  tab.arrive('text', JSON.stringify(hospital.user));
  expect(tab.keeper.get()).toEqual({ token: 't', user: hospital.user });
});
