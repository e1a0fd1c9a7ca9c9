import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Queries } from './database';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/** Opens the embedded database in a folder, or in memory. Its one connection cannot be lost. */
export async function openEmbedded(folder: string | undefined): Promise<Database> {
  const unlock = folder ? await lockFolder(folder) : undefined;
  try {
    const client = await (folder ? PGlite.create(folder) : PGlite.create());
    const queries = drizzle({ client, schema, casing: 'snake_case' }) as unknown as Queries;
    return Object.assign(queries, {
      engine: 'pglite' as const,
      repeatable: queries.transaction.bind(queries) as Database['repeatable'],
      close: () => client.close().finally(unlock),
    });
  } catch (error) {
    await unlock?.();
    throw error;
  }
}
