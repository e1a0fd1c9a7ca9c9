import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orderStatuses } from 'shared-kernel/domain';

const folder = join(import.meta.dirname, '../../drizzle/meta');

test('the latest migration allows every order status; else `npm run migrations -w mall-api`', () => {
  const latest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const snapshot = JSON.parse(readFileSync(join(folder, latest ?? ''), 'utf8'));
  expect(snapshot.tables['public.orders'].checkConstraints.orders_status.value).toContain(
    `(${orderStatuses.join(', ')})`,
  );
});
