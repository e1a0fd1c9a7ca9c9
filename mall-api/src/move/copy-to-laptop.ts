import { existsSync, readdirSync } from 'node:fs';
import { rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { lockFolder } from '../db/folder-lock';
import { openMigrated } from '../db/open-database';
import { hashPassword } from '../modules/account/password-hash';
import { createFolderStore } from '../ports/file-store';
import { type Column, columnsOf, wronglyStated } from './check-stated-columns';
import { copyTables, type DatabaseContent } from './copy-tables';
import { disguisePersons, UnstatedColumn } from './disguise';
import { makePlaceholders, type Placeholder } from './placeholder-file';
import { createPseudonyms } from './pseudonyms';

/** The folder has something in it. */
export class FolderNotEmpty extends Error {}

/** The source has another schema than this program. */
export class OtherSchema extends Error {}

/** Everybody's password in a copy: that of the demonstration. */
export const laptopPassword = 'Anlan2026';

export interface LaptopCopy {
  readonly content: DatabaseContent;
  readonly files: number;
}

/**
 * Copies a shop into a new embedded one in a folder, with persons made unrecognisable and files replaced by
 * placeholders. The bytes of its files are not read. Whatever ends it, the folder is missing or complete.
 * @param folder DATA_DIR of the copy; missing or empty
 * @throws FolderNotEmpty, OtherSchema, UnstatedColumn, FolderInUse when another copy is being made
 */
export async function copyToLaptop(source: Database, folder: string): Promise<LaptopCopy> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new FolderNotEmpty(folder);
  const columns = await columnsOf(source);
  const { unstated } = wronglyStated(columns);
  if (unstated.length > 0) throw new UnstatedColumn(unstated.join('、'));

  const part = `${folder}.part`;
  const unlock = await lockFolder(part);
  await rm(part, { recursive: true, force: true });
  await unlock();
  // After a power loss the copy is made anew, so it does not wait for the disk.
  const target = await openMigrated({ dataFolder: part, forgetful: true });
  const files = new Map<string, Placeholder>();
  const content = await fill(source, target, { columns, files }).finally(() => target.close());
  const store = createFolderStore(join(part, 'files'));
  for (const [id, file] of files) await (await store.stage(file.content, id)).keep();
  store.close();

  if (existsSync(folder)) await rmdir(folder);
  await rename(part, folder);
  await rm(`${part}.lock`, { force: true });
  return { content, files: files.size };
}

interface Filling {
  readonly columns: readonly Column[];
  readonly files: Map<string, Placeholder>;
}

async function fill(
  source: Database,
  target: Database,
  { columns, files }: Filling,
): Promise<DatabaseContent> {
  const names = (of: readonly Column[]) => of.map(({ name }) => name).join();
  if (names(columns) !== names(await columnsOf(target))) throw new OtherSchema();
  return copyTables(
    source,
    target,
    disguisePersons({
      pseudonyms: createPseudonyms(),
      placeholders: await makePlaceholders(),
      passwordHash: await hashPassword(laptopPassword),
      onFile: (id, file) => files.set(id, file),
    }),
  );
}
