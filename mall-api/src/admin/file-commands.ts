import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { applicationFiles, files } from '../db/schema';
import { notFound } from '../http/call-error';
import type { AdminInput } from './operations';

/** Admin commands for the files of buyers and applicants. */
export const fileCommands = (db: Database) => ({
  /**
   * Returns a file's metadata; the caller reads its bytes from the store. Logged although it changes nothing:
   * the log must say who opened whose licence.
   * @throws CallError 60004 no such file
   */
  async file({ id }: AdminInput<'file'>) {
    const facts = async (table: typeof files | typeof applicationFiles) => {
      const { fileName, contentType, size, sha256 } = table;
      const [found] = await db
        .select({ fileId: table.id, fileName, contentType, size, sha256 })
        .from(table)
        .where(eq(table.id, id));
      return found;
    };
    const found = (await facts(files)) ?? (await facts(applicationFiles));
    if (!found) throw notFound(`文件 ${id} `);
    return found;
  },
});
