import { Command } from 'commander';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { ContractRefused, contract } from '../db/migration/contract';
import { fillBesideTraffic, reopenUnfinished } from '../db/migration/fill-beside-traffic';
import { migrate } from '../db/migration/migrate';
import { readMigrations } from '../db/migration/read-migrations';
import { withUnhurried } from '../db/open-database';
import { statusLines } from './status';

const migrations = readMigrations();

/** @param work returns what to print; its last line is what the operator reads */
async function run(work: (db: Database) => Promise<readonly string[]>): Promise<void> {
  const { databaseUrl: url, pool } = readConfig(process.env);
  if (!url) return console.log('没有 DATABASE_URL：嵌入式数据库在启动时一次完成所有迁移');
  try {
    for (const line of await withUnhurried({ url, pool }, work)) console.log(line);
  } catch (error) {
    if (!(error instanceof ContractRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const fill = (db: Database) =>
  fillBesideTraffic(db, { onProgress: (tag, rows) => console.log(`${tag}：已处理 ${rows} 行`) });

const command = new Command('migrate').description(
  '数据库结构：扩展（expand）、回填（backfill）、收缩（contract）',
);

command
  .command('status', { isDefault: true })
  .description('每个迁移到了哪一步，哪些进程在运行')
  .action(() => run((db) => statusLines(db, migrations)));

command
  .command('expand')
  .description('应用所有 expand；进程启动时也会自动应用')
  .action(() => run(async (db) => [`应用了 ${await migrate(db)} 个迁移`]));

command
  .command('backfill')
  .description('分批回填，可中断、可重复；运行中的 API 也会自动回填')
  .action(() =>
    run(async (db) => {
      const remaining = await fill(db);
      return remaining.length > 0
        ? remaining.map((tag) => `${tag}：还没有完成，别的进程正在回填，或旧版本仍在写入`)
        : ['回填已完成'];
    }),
  );

command
  .command('contract')
  .description('移除旧版本才需要的结构；之后旧版本不能再启动')
  .action(() =>
    run(async (db) => {
      await reopenUnfinished(db);
      await fill(db);
      const done = await contract(db);
      return done.length > 0 ? done.map((tag) => `${tag}：已收缩`) : ['没有要收缩的'];
    }),
  );

command
  .command('check')
  .description('检查上一个版本能否在新的结构上运行（不需要数据库）')
  .action(async () => {
    const { checkMigrations } = await import('./check-migrations');
    const refused = await checkMigrations(migrations);
    for (const reason of refused) console.error(reason);
    if (refused.length > 0) process.exitCode = 1;
    else console.log(`${migrations.length} 个迁移，上一个版本可以在其上运行`);
  });

await command.parseAsync();
