import { resolve } from 'node:path';
import { Command } from 'commander';
import { StoreUnavailable } from 'object-store';
import { readBucketUrl } from 'object-store/settings';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/database';
import { FolderInUse } from '../db/folder-lock';
import { type DatabaseOptions, openMigrated } from '../db/open-database';
import { type FilePlace, openFileStore } from '../ports/file-store';
import { copyFiles } from './copy-files';
import { copySecret, ForeignFolder } from './copy-secret';
import { CopyDiffers, copyTables, TargetNotEmpty } from './copy-tables';

interface Options {
  to: string;
  files?: string;
}

const postgresql = /^postgres(ql)?:\/\//;
const anyAddress = /^\w+:\/\//;

/** @returns the exit code */
async function move({ to, files }: Options): Promise<number> {
  const config = readConfig(process.env);
  const work = postgresql.test(to)
    ? moveShop(config, to, files)
    : files === undefined
      ? moveFiles(config, to)
      : Promise.resolve(refuse('--files 只与 --to postgres://… 一起使用'));
  return work.catch((error: unknown) => refuse(reasonOf(error)));
}

/** Carries the embedded shop of the API's settings into PostgreSQL. */
async function moveShop(config: Config, to: string, files: string | undefined): Promise<number> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl) return refuse('DATABASE_URL 已设置：商城已经在 PostgreSQL 上');
  const place = files === undefined ? config : placeOf(config, files);
  if (!place) return refuse('--files 要是一个文件夹，或 s3://<桶>/<路径>');

  return withDatabase({ dataFolder: dataDir }, (source) =>
    withDatabase({ url: to, pool: { connections: 1 } }, async (target) => {
      // Files first: a row that is in PostgreSQL has its bytes.
      const damaged = await copyAllFiles(source, config, place);
      const content = await copyTables(source, target);
      const rows = [...content.values()].reduce((sum, table) => sum + table.rows, 0);
      console.log(`数据：${content.size} 张表，${rows} 行，已逐表核对`);
      console.log(`请用 DATABASE_URL 和 ${startWith(place, files)} 启动；${dataDir} 保持原样，确认后再删除`);
      return damaged;
    }),
  );
}

/** Carries the files of a shop, wherever its database is, into a bucket or a folder. */
async function moveFiles(config: Config, to: string): Promise<number> {
  const place = placeOf(config, to);
  if (!place) return refuse('--to 要是 postgres://…、s3://<桶>/<路径>，或一个文件夹');
  const { databaseUrl, dataDir } = config;
  return withDatabase({ url: databaseUrl, dataFolder: dataDir, pool: { connections: 1 } }, async (db) => {
    const damaged = await copyAllFiles(db, config, place);
    console.log(`请用 ${startWith(place, to)} 启动；原来的文件保持原样，确认后再删除`);
    return damaged;
  });
}

/** A folder or a bucket on the server of the settings. */
function placeOf(config: Config, to: string): FilePlace | undefined {
  if (!anyAddress.test(to)) return { filesDir: resolve(to), filesBucket: undefined };
  const bucket = readBucketUrl(to);
  return bucket ? { filesDir: config.filesDir, filesBucket: { ...config.s3, ...bucket } } : undefined;
}

const startWith = ({ filesDir, filesBucket }: FilePlace, to: string | undefined) =>
  filesBucket ? `FILES_DIR=${filesDir}（密钥留在那里）、FILES_URL=${to ?? '不变'}` : `FILES_DIR=${filesDir}`;

/** @returns the exit code: 1 when files are lost or damaged */
async function copyAllFiles(db: Database, source: FilePlace, target: FilePlace): Promise<number> {
  await copySecret(source.filesDir, target.filesDir);
  const from = await openFileStore(source);
  const isSame = target.filesDir === resolve(source.filesDir) && target.filesBucket === source.filesBucket;
  const into = isSame ? from : await openFileStore(target);
  await into.check();
  const { verified, damaged } = await copyFiles(db, from, into);
  for (const store of [from, into]) store.close();
  console.log(`文件：${verified} 个，已逐个核对`);
  for (const id of damaged) console.error(`文件缺失或已损坏：${id}`);
  return damaged.length > 0 ? 1 : 0;
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
  if (error instanceof StoreUnavailable) return `文件无法存取：${error.message}；恢复后重新运行，会接着搬`;
  throw error;
}

function refuse(reason: string): number {
  console.error(reason);
  return 1;
}

const command = new Command('move')
  .description('把嵌入式数据库里的商城搬到 PostgreSQL，或只把文件搬到别处；中断后可以重新运行')
  .requiredOption('--to <target>', 'PostgreSQL 的空数据库 postgres://…；只搬文件：s3://<桶>/<路径> 或文件夹')
  .option('--files <target>', '与 postgres:// 一起：文件的新位置，s3://… 或文件夹；默认不变')
  .action(async (options: Options) => {
    process.exitCode = await move(options);
  });
await command.parseAsync();
