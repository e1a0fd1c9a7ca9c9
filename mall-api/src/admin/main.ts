import { userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { readConfig } from '../config';
import { openMigrated } from '../db/open-database';
import { openSms } from '../open-sms';
import { type FileStore, openFileStore } from '../ports/file-store';
import { answer, explanation } from './answer';
import type { AdminPerson } from './log/admin-log';
import { createAuditedAdmin } from './log/audited-admin';
import type { AdminCommand } from './operations';
import { printed } from './print';
import { type Ask, adminProgram } from './program';
import { saveFile } from './save-file';
import { signGroups } from './sign-groups';
import { adminSocket, askAdmin } from './socket';
import { takeFile } from './take-file';

const config = readConfig(process.env);

/** The user of the admin CLI. Outside a demonstration, changes without name and role are refused. */
function person(): AdminPerson {
  const { by = process.env['ADMIN_PERSON'], role = process.env['ADMIN_ROLE'] } = commands.opts<{
    by?: string;
    role?: string;
  }>();
  return { person: by ?? '', role: role ?? '', account: userInfo().username };
}

/**
 * Runs a command. On PostgreSQL, or on an embedded database that no process holds, the admin CLI connects
 * directly.
 */
async function work(command: AdminCommand, input: object): Promise<unknown> {
  const db = await openMigrated({
    url: config.databaseUrl,
    dataFolder: config.dataDir,
    pool: { connections: 1 },
  });
  try {
    // The content of text messages does not belong on the terminal.
    const sms = await openSms(config, db, { info() {} });
    return await answer(
      createAuditedAdmin(db, () => new Date(), {
        by: person(),
        sms,
        demo: config.demo,
        sign: signGroups(db, config),
      }),
      command,
      input,
    );
  } finally {
    await db.close();
  }
}

async function ask(command: AdminCommand, input: object, done?: Parameters<Ask>[2]): Promise<void> {
  const reply = config.databaseUrl
    ? undefined
    : await askAdmin(adminSocket(config.dataDir), { command, input, by: person() });
  if (reply && 'refused' in reply) return refuse(reply.refused);
  try {
    const data = reply ? reply.data : await work(command, input);
    console.log(printed(data));
    await done?.(data);
  } catch (error) {
    refuseKnown(error);
  }
}

function refuseKnown(error: unknown): undefined {
  const reason = explanation(error);
  if (reason === undefined) throw error;
  refuse(reason);
}

function refuse(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}

const mistakes: Readonly<Record<string, string>> = {
  'commander.missingArgument': '缺少参数',
  'commander.missingMandatoryOptionValue': '缺少选项',
  'commander.optionMissingArgument': '选项缺少值',
  'commander.unknownOption': '没有此选项',
  'commander.unknownCommand': '没有此命令',
  'commander.excessArguments': '参数过多',
  'commander.invalidArgument': '参数有误',
};

async function withStore<Result>(work: (store: FileStore) => Promise<Result>): Promise<Result> {
  const store = await openFileStore(config);
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

const commands = adminProgram(ask, {
  save: (file, to) =>
    withStore((store) => saveFile(store, file, to)).then(
      (saved) => console.log(printed({ saved })),
      refuseKnown,
    ),
  take: (path) => withStore((store) => takeFile(store, path)).catch(refuseKnown),
});
try {
  await commands.parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  const mistake = mistakes[error.code];
  const named = /'([^']+)'/.exec(error.message)?.[1] ?? '';
  if (mistake) refuse(`${mistake}：${named}\n加 --help 查看用法。`);
  else process.exitCode = error.exitCode;
}
