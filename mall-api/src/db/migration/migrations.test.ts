import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from '../schema';

const folder = join(import.meta.dirname, '../../../drizzle/meta');

test('migrations produce the declared schema; else `npm run migrations -w mall-api`', async () => {
  const latest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1);
  const migrated: DrizzleSnapshotJSON = JSON.parse(readFileSync(join(folder, latest ?? ''), 'utf8'));
  const stated = generateDrizzleJson(schema, migrated.id, ['public'], 'snake_case');
  expect(await generateMigration(migrated, stated)).toEqual([]);
});

test('the next migration gets an unused number', () => {
  const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8'));
  expect(entries.map(({ tag }: { tag: string }) => Number(tag.slice(0, 4)))).toEqual(
    entries.map(({ idx }: { idx: number }) => idx),
  );
});
