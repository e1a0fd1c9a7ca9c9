import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addBaseData, openMigrated } from 'mall-api/database';
import { startOfChinaDay } from '../rows/days';
import { seedDemonstration } from '../seed/seed-demonstration';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** What the demonstration is made of, beside the day. */
const SOURCES = [
  fromHere('..'),
  fromHere('../../../mall-api/drizzle'),
  fromHere('../../../mall-api/src/db'),
  fromHere('../../../shared-kernel/src/domain'),
];

/**
 * Copies the demonstration's database of today to a folder. It takes half a minute to make, so it is made once and
 * kept.
 * @param kept folder for it; what stands there since yesterday goes
 */
export async function copyDemonstration(kept: string, to: string): Promise<void> {
  const template = join(kept, await nameOfToday());
  if (!existsSync(template)) {
    await mkdir(kept, { recursive: true });
    const made = await mkdtemp(join(kept, 'new-'));
    const db = await openMigrated({ dataFolder: join(made, 'database'), forgetful: true });
    await addBaseData(db);
    await seedDemonstration(db);
    await db.close();
    await removeOld(kept);
    // Where another one was faster, its work is as good.
    await rename(made, template).catch(() => remove(made));
  }
  await cp(join(template, 'database'), to, { recursive: true });
}

const DAY_MS = 86_400_000;

/** Another check may still read what is of today. */
async function removeOld(kept: string): Promise<void> {
  for (const name of await readdir(kept)) {
    const { mtimeMs } = await stat(join(kept, name));
    if (Date.now() - mtimeMs > DAY_MS) await remove(join(kept, name));
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });

async function nameOfToday(): Promise<string> {
  const digest = createHash('sha256').update(startOfChinaDay(new Date()).toISOString());
  for (const folder of SOURCES)
    for (const path of (await readdir(folder, { recursive: true })).sort())
      if (/(?<!\.test)\.(ts|sql)$/.test(path)) digest.update(path).update(await readFile(join(folder, path)));
  return digest.digest('hex').slice(0, 16);
}
