import { resolve } from 'node:path';
import { Command } from 'commander';
import { readConfig } from '../config';
import type { Database } from '../db/database';
import { FolderInUse } from '../db/folder-lock';
import { type DatabaseOptions, openMigrated } from '../db/open-database';
import { createFolderStore } from '../ports/file-store';
import { copyFiles } from './copy-files';
import { copySecret, ForeignFolder } from './copy-secret';
import { CopyDiffers, copyTables, TargetNotEmpty } from './copy-tables';

interface Options {
  to: string;
  files?: string;
}

const postgresql = /^postgres(ql)?:\/\//;

/** Carries the embedded shop of the API's settings into PostgreSQL. @returns the exit code */
async function move({ to, files }: Options): Promise<number> {
  const { databaseUrl, dataDir, filesDir } = readConfig(process.env);
  if (databaseUrl) return refuse('DATABASE_URL 已设置：商城已经在 PostgreSQL 上');
  if (!postgresql.test(to)) return refuse('--to 要以 postgres:// 或 postgresql:// 开头');
  const newFilesDir = files === undefined ? filesDir : resolve(files);
  const from = createFolderStore(filesDir);
  const into = newFilesDir === resolve(filesDir) ? from : createFolderStore(newFilesDir);

  return withDatabase({ dataFolder: dataDir }, (source) =>
    withDatabase({ url: to, pool: { connections: 1 } }, async (target) => {
      await copySecret(filesDir, newFilesDir);
      // Files first: a row that is in PostgreSQL has its bytes.
      const { verified, damaged } = await copyFiles(source, from, into);
      console.log(`文件：${verified} 个，已逐个核对`);
      const content = await copyTables(source, target);
      const rows = [...content.values()].reduce((sum, table) => sum + table.rows, 0);
      console.log(`数据：${content.size} 张表，${rows} 行，已逐表核对`);
      for (const id of damaged) console.error(`文件缺失或已损坏：${id}`);
      console.log(`请用 DATABASE_URL 和 FILES_DIR=${newFilesDir} 启动；${dataDir} 保持原样，确认后再删除`);
      return damaged.length > 0 ? 1 : 0;
    }),
  ).catch((error: unknown) => refuse(reasonOf(error)));
}

async function withDatabase<Result>(
  options: DatabaseOptions,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = await openMigrated(options);
  return use(db).finally(() => db.close());
}

function reasonOf(error: unknown): string {
  if (error instanceof TargetNotEmpty)
    return `目标数据库已有别的数据（${error.tables.join('、')}），没有改动：请换一个空数据库`;
  if (error instanceof ForeignFolder) return '目标文件夹属于另一个商城，没有改动：请换一个空文件夹';
  if (error instanceof FolderInUse) return '商城正在运行：请先停止，再搬迁';
  if (error instanceof CopyDiffers) return `核对不一致，没有写入任何数据：${error.message}`;
  throw error;
}

function refuse(reason: string): number {
  console.error(reason);
  return 1;
}

const command = new Command('move')
  .description('把嵌入式数据库里的商城搬到 PostgreSQL；先停止商城，中断后可以重新运行')
  .requiredOption('--to <url>', 'PostgreSQL 的空数据库，postgres://…')
  .option('--files <folder>', '文件的新位置，默认仍在 FILES_DIR')
  .action(async (options: Options) => {
    process.exitCode = await move(options);
  });
await command.parseAsync();
