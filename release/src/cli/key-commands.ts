import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import {
  addSigningKey,
  endSigningKey,
  newPrivateKey,
  parsePrivateKey,
  parsePublicHalf,
  readSigningKeys,
  type SigningKey,
} from '../signing/signing-keys';
import { errorCode, writeDurably } from '../store/durable-files';
import { ReleaseError } from '../store/release-error';
import { type CommonOptions, callerOf, chosenStore } from './context';
import { formatTable, formatTime } from './table';

export function keyCommands(program: Command): void {
  const key = program.command('key').description('whose signatures of releases count');
  key
    .command('add')
    .description('make the signatures of a private key count; makes the key where the file is missing')
    .argument('[file]', 'of the private key, which no store keeps')
    .addOption(
      new Option('--public <key>', 'the first key of a team elsewhere, by its public half').hideHelp(),
    )
    .option('--team <name>', "whose it is (default: the caller's team)")
    .action(async (file: string | undefined, { team, public: half }: KeyFlags, command: Command) => {
      const flags = command.optsWithGlobals<CommonOptions>();
      const key =
        half === undefined
          ? { privateKey: parsePrivateKey(await readOrMake(file)), team }
          : { privateKey: parsePublicHalf(half), onlyFirst: true };
      console.log(await addSigningKey(chosenStore(flags), key, callerOf(flags)));
    });
  for (const [how, what] of [
    ['retire', 'end a key that another one replaces; what it has signed still counts'],
    ['revoke', 'end a key that was lost; nothing that it has signed counts any more'],
  ] as const) {
    key
      .command(how)
      .description(what)
      .argument('<key>')
      .action(async (name: string, _flags: unknown, command: Command) => {
        const flags = command.optsWithGlobals<CommonOptions>();
        await endSigningKey(chosenStore(flags), name, { how, ...callerOf(flags) });
        console.log(`key ${name} signs nothing any more`);
      });
  }
  key
    .command('list')
    .description('the keys, whose they are and what they may sign')
    .action(async (_flags: unknown, command: Command) => {
      const keys = await readSigningKeys(chosenStore(command.optsWithGlobals<CommonOptions>()).keys);
      const rows = Object.entries(keys).map(([name, each]) => [
        name,
        each.team,
        each.apps.join(' '),
        formatTime(each.addedAt),
        ended(each),
      ]);
      console.log(formatTable(['key', 'team', 'apps', 'since', ''], rows) || 'nobody may sign');
    });
}

function ended({ retiredAt, revokedAt }: SigningKey): string {
  if (revokedAt !== null) return `revoked ${formatTime(revokedAt)}`;
  return retiredAt === null ? '' : `retired ${formatTime(retiredAt)}`;
}

interface KeyFlags {
  team?: string;
  public?: string;
}

/** The private key in a file, which is made where there is none. */
export async function readOrMake(file: string | undefined): Promise<string> {
  if (file === undefined) throw new ReleaseError('say the file of the key');
  try {
    await writeDurably(file, newPrivateKey(), 0o600);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFile(file, 'utf8');
}
