import { resolve } from 'node:path';
import { Command } from 'commander';
import { StoreUnavailable } from 'object-store';
import { readBucketUrl } from 'object-store/settings';
import { type Config, readConfig } from '../config';
import type { Database } from '../db/database';
import { FolderInUse } from '../db/folder-lock';
import { type DatabaseOptions, openDatabase, openMigrated } from '../db/open-database';
import { type FilePlace, openFileStore } from '../ports/file-store';
import { copyFiles } from './copy-files';
import { copySecret, ForeignFolder } from './copy-secret';
import { CopyDiffers, copyTables, TargetNotEmpty } from './copy-tables';
import { copyToLaptop, FolderNotEmpty, laptopPassword, OtherSchema } from './copy-to-laptop';
import { UnstatedColumn } from './disguise';
import { leftOut, statedColumns } from './stated-columns';

interface Options {
  to?: string;
  files?: string;
  laptop?: string;
}

const postgresql = /^postgres(ql)?:\/\//;
const notCopied = Object.keys(statedColumns).filter((table) => statedColumns[table] === leftOut);
const anyAddress = /^\w+:\/\//;

/** @returns the exit code */
async function move(options: Options): Promise<number> {
  return start(readConfig(process.env), options).catch((error: unknown) => refuse(reasonOf(error)));
}

async function start(config: Config, { to, files, laptop }: Options): Promise<number> {
  if ((to === undefined) === (laptop === undefined)) return refuse('请用 --to 或 --laptop，二者之一');
  if (to !== undefined && postgresql.test(to)) return moveShop(config, to, files);
  if (files !== undefined) return refuse('--files 只与 --to postgres://… 一起使用');
  return to === undefined ? copyShop(config, laptop ?? '') : moveFiles(config, to);
}

/** Copies a shop, wherever it is, into a folder for a laptop. The schema of the source stays as it is. */
async function copyShop({ databaseUrl, dataDir }: Config, folder: string): Promise<number> {
  if (anyAddress.test(folder)) return refuse('--laptop 要是一个文件夹');
  const dataFolder = resolve(folder);
  console.log('正在复制：人员、单位、电话、地址与文字全部换成假的，文件换成占位内容；原来的商城只读不改');
  const source = await openDatabase({ url: databaseUrl, dataFolder: dataDir, pool: { connections: 1 } });
  const { content, files } = await copyToLaptop(source, dataFolder).finally(() => source.close());
  const rows = [...content.values()].reduce((sum, table) => sum + table.rows, 0);
  console.log(`数据：${content.size} 张表，${rows} 行，未改的列已逐表核对`);
  console.log(`人员：${content.get('members')?.rows ?? 0} 个账号，buyer0001 起，密码都是 ${laptopPassword}`);
  console.log(`文件：${files} 个占位文件`);
  console.log(`不复制：${notCopied.join('、')}`);
  console.log(`请用 DATA_DIR=${dataFolder} 启动，不设 DATABASE_URL、FILES_DIR 和 FILES_URL`);
  return 0;
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
  if (error instanceof FolderNotEmpty) return `${error.message} 不是空文件夹，没有改动：请换一个`;
  if (error instanceof UnstatedColumn)
    return `不知道这些列里有没有人员信息，没有复制：${error.message}；请先写进 move/stated-columns.ts`;
  if (error instanceof OtherSchema) return '源数据库的版本与本程序不同，没有复制：请用正在运行的那个版本';
  if (error instanceof CopyDiffers) return `核对不一致，没有写入任何数据：${error.message}`;
  if (error instanceof StoreUnavailable) return `文件无法存取：${error.message}；恢复后重新运行，会接着搬`;
  throw error;
}

function refuse(reason: string): number {
  console.error(reason);
  return 1;
}

const command = new Command('move')
  .description(
    '把嵌入式数据库里的商城搬到 PostgreSQL，或只把文件搬到别处，或为开发者的电脑复制一份没有真实人员的商城；中断后可以重新运行',
  )
  .option('--to <target>', 'PostgreSQL 的空数据库 postgres://…；只搬文件：s3://<桶>/<路径> 或文件夹')
  .option('--files <target>', '与 postgres:// 一起：文件的新位置，s3://… 或文件夹；默认不变')
  .option('--laptop <folder>', '复制到这个空文件夹（新的 DATA_DIR）：人员无法辨认，文件为占位内容')
  .action(async (options: Options) => {
    process.exitCode = await move(options);
  });
await command.parseAsync();
