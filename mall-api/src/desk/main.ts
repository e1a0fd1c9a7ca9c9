import { userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { readConfig } from '../config';
import { openMigrated } from '../db/open-database';
import { openSms } from '../open-sms';
import { createFolderStore } from '../ports/file-store';
import { answer, explanation } from './answer';
import { createAuditedDesk } from './log/audited-desk';
import type { DeskPerson } from './log/desk-log';
import type { DeskVerb } from './operations';
import { printed } from './print';
import { type Ask, deskProgram } from './program';
import { saveFile } from './save-file';
import { askDesk, deskSocket } from './socket';
import { takeFile } from './take-file';

const config = readConfig(process.env);

/** Who works here; a change without a name and a role is refused, unless it is in a demonstration. */
function person(): DeskPerson {
  const { by = process.env['DESK_PERSON'], role = process.env['DESK_ROLE'] } = commands.opts<{
    by?: string;
    role?: string;
  }>();
  return { person: by ?? '', role: role ?? '', account: userInfo().username };
}

/** On PostgreSQL, or on an embedded database that nobody holds, the desk works by itself. */
async function work(verb: DeskVerb, input: object): Promise<unknown> {
  const db = await openMigrated({
    url: config.databaseUrl,
    dataFolder: config.dataDir,
    pool: { connections: 1 },
  });
  try {
    // What a phone is told is no business of the terminal.
    const sms = await openSms(config, db, { info() {} });
    return await answer(
      createAuditedDesk(db, () => new Date(), { by: person(), sms, demo: config.demo }),
      verb,
      input,
    );
  } finally {
    await db.close();
  }
}

async function ask(verb: DeskVerb, input: object, done?: Parameters<Ask>[2]): Promise<void> {
  const reply = config.databaseUrl
    ? undefined
    : await askDesk(deskSocket(config.dataDir), { verb, input, by: person() });
  if (reply && 'refused' in reply) return refuse(reply.refused);
  try {
    const data = reply ? reply.data : await work(verb, input);
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

const store = createFolderStore(config.filesDir);
const commands = deskProgram(ask, {
  save: async (file, to) => console.log(printed({ saved: await saveFile(store, file, to) })),
  take: (path) => takeFile(store, path).catch(refuseKnown),
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
