import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/**
 * What a migration does to the version before, which still serves (docs/operating.md#changing-the-schema):
 * `expand` adds, `backfill` fills beside traffic, `contract` removes.
 */
type MigrationKind = 'expand' | 'backfill' | 'contract';

export interface Migration {
  /** File name without its ending: `0002_expand_buyer_remark`. */
  readonly tag: string;
  readonly kind: MigrationKind;
  /** Milliseconds since 1970; identifies it in `schema_migrations`. */
  readonly madeAt: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url));

/** Migrations up to this number are the schema of the first version: no version before has to live with them. */
export const lastOfFirstVersion = 1;

/** @returns undefined when the name does not say it */
export function kindOf(tag: string): MigrationKind | undefined {
  if (Number(tag.slice(0, 4)) <= lastOfFirstVersion) return 'expand';
  const [, kind] = /^\d{4}_(expand|backfill|contract)_[a-z0-9_]+$/.exec(tag) ?? [];
  return kind as MigrationKind | undefined;
}

interface Journal {
  entries: readonly { tag: string }[];
}

/** @throws Error when a name does not say what the migration does */
export function readMigrations(folder: string = migrationsFolder): Migration[] {
  const { entries }: Journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'));
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, folderMillis, hash }, index) => {
    const tag = entries[index]?.tag ?? '';
    const kind = kindOf(tag);
    if (!kind) throw new Error(`${tag}: must be named NNNN_expand_…, NNNN_backfill_… or NNNN_contract_…`);
    return { tag, kind, madeAt: folderMillis, hash, statements: sql };
  });
}
