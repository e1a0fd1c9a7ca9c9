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

/** A tab of a browser that hands on what other tabs wrote when the test says so. */
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
    show,
    shown,
    /** Something that another tab wrote has arrived. */
    arrive(store: Store, value: string | null) {
      seen[store] = value;
      // Only of the stored text is a tab told.
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

/** Every order in which two rows of things can come in, each in its own order. */
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

  test('whatever comes first, and however long it takes, it shows whole sessions alone and clears nothing', () => {
    for (const order of everyMerge(tokens, texts)) {
      // What arrives is looked at at once, after some looks, and at the last look before a half counts as left over.
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

  test('a tab that is opened in the middle shows what is whole in the end', () => {
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

test('a half that stays is left over, and is cleared', () => {
  for (const half of ['token', 'text'] as const) {
    const tab = aTab();
    tab.keeper.start(hospital);
    tab.show();
    tab.arrive(half, null);
    tab.show();
    tab.wait(halfLooks);
    expect(tab.shown).toEqual([asShown(hospital)]);
    tab.wait(1);
    expect(tab.shown).toEqual([asShown(hospital), null]);
    expect(tab.keeper.end('token-of-hospital')).toBe(false);
  }
});

test('a session that the server has ended takes none with it that has begun since', () => {
  const tab = aTab();
  tab.keeper.start(hospital);
  tab.show();
  tab.arrive('token', dealer.token);
  expect(tab.keeper.get()).toEqual(hospital);
  expect(tab.keeper.end(hospital.token)).toBe(false);
  expect(tab.keeper.end(dealer.token)).toBe(true);
});

test('a token that was changed by hand is taken, for the server to judge', () => {
  const tab = aTab();
  tab.keeper.start(hospital);
  tab.show();
  tab.arrive('token', 'made up');
  tab.show();
  tab.wait(halfLooks + 1);
  expect(tab.shown).toEqual([asShown(hospital), 'made up 1']);
});

test('user info of another version of the shop belongs to the token that is there', () => {
  const tab = aTab();
  tab.arrive('token', 't');
  tab.arrive('text', JSON.stringify(hospital.user));
  expect(tab.keeper.get()).toEqual({ token: 't', user: hospital.user });
});
