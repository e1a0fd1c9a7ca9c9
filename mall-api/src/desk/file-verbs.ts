import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { applicationFiles, files } from '../db/schema';
import { notFound } from '../http/call-error';
import type { DeskInput } from './operations';

/** What buyers and applicants handed in. */
export const fileVerbs = (db: Database) => ({
  /**
   * A file's facts; whoever asks takes its bytes out of the store. It is no mere asking: who opened whose licence stands in
   * the log.
   * @throws CallError 60004 for a file that is not there
   */
  async file({ id }: DeskInput<'file'>) {
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
