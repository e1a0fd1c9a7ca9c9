import type { Database } from '../db/database';
import { readMigrations } from '../db/migration/read-migrations';
import { renamed, smallMigrations } from '../testing/small-migrations';
import { openTestDatabase } from '../testing/template-database';
import { checkMigrations } from './check-migrations';

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const check = (later: Readonly<Record<string, readonly string[]>>) =>
  checkMigrations(smallMigrations(later), db);

test('the version before can live with the migrations of this one', async () => {
  expect(await checkMigrations(readMigrations(), db)).toEqual([]);
}, 120_000);

test('a rename in three steps passes', async () => {
  expect(await check(renamed)).toEqual([]);
});

test.each([
  ['alter table orders drop column remark', 'removes orders.remark'],
  ['alter table orders rename column remark to buyer_remark', 'removes orders.remark'],
  ['drop table notes', 'removes notes'],
  ['alter table notes rename to words', 'removes notes'],
  ['alter table orders add column place text not null', 'adds orders.place not null without a default'],
  ['alter table notes alter column words set not null', 'makes notes.words not null'],
  [
    'alter table notes alter column words type varchar(10)',
    'makes notes.words character varying(10) instead of character varying(20)',
  ],
  ['alter table orders alter column remark drop default', 'takes the default of orders.remark'],
  [
    'alter table orders alter column remark drop not null',
    'makes orders.remark null, which readers do not expect',
  ],
  ['alter table orders add constraint short check (length(remark) < 9)', 'demands orders short: CHECK'],
  [
    `alter table orders add column place text not null default '', add constraint once unique (place)`,
    'demands orders once: CREATE UNIQUE INDEX',
  ],
  ['create unique index once on orders (remark)', 'demands orders once: CREATE UNIQUE INDEX'],
  ['create index by_remark on orders (remark)', 'require-concurrent-index-creation'],
  [
    'alter table orders add column long text generated always as (remark || remark) stored',
    'adding-field-with-default',
  ],
])('an expand is refused that says: %s', async (statement, reason) => {
  const refused = await check({ '0002_expand_it': [statement] });
  expect(refused).toContainEqual(expect.stringContaining(`0002_expand_it: ${reason}`));
});

test.each([
  'create table places (id bigserial primary key, order_id bigint not null references orders (id))',
  'create table places (name text); create index places_name on places (name)',
  `alter table orders add column place text not null default ''`,
  'alter table orders add column place text',
  `alter table orders add column place text not null default ''; alter table orders add constraint short check (length(place) < 9) not valid`,
])('an expand passes that says: %s', async (statement) => {
  const statements = statement.split('; ');
  expect(await check({ '0002_expand_it': statements })).toEqual([]);
});

test('a constraint that accepts more says so', async () => {
  const stated = smallMigrations({
    '0002_expand_it': ['alter table notes add constraint short check (length(words) < 9) not valid'],
  });
  expect(await checkMigrations(stated)).toHaveLength(1);
  const replaced = (comment: string) => ({
    '0002_contract_short': ['alter table notes add constraint short check (length(words) < 9) not valid'],
    '0003_expand_longer': [
      'alter table notes drop constraint if exists short',
      `${comment}alter table notes add constraint short check (length(words) < 12) not valid`,
    ],
  });
  expect(await check(replaced(''))).toContainEqual(
    expect.stringContaining('0003_expand_longer: demands notes short'),
  );
  const refused = await check(replaced('-- widens short\n'));
  expect(refused.filter((reason) => reason.startsWith('0003_expand_longer: demands'))).toEqual([]);
});

test('a backfill only fills', async () => {
  const [, unfinished] = renamed['0003_backfill_buyer_remark'];
  const sneaky = [
    `-- backfill orders by id
     with x as (select $1, $2) alter table orders drop column remark`,
    unfinished,
  ];
  await expect(check({ '0002_backfill_it': sneaky })).rejects.toThrow();
  await expect(check({ '0002_backfill_it': ['update orders set remark = remark'] })).rejects.toThrow(
    'must be “-- backfill <table> by <key>”',
  );
  expect(
    await check({ '0002_backfill_it': ['create index concurrently by_remark on orders (remark)'] }),
  ).toEqual([]);
});

test('what comes after a contract that waits does not need it', async () => {
  const later = { '0002_contract_words': ['alter table notes drop column words'] };
  const needs = { '0003_expand_words': ['alter table notes add column words text'] };
  expect(await check({ ...later, ...needs })).toContainEqual(
    expect.stringContaining('with the contracts applied last a migration fails'),
  );
});
