import type { Command } from 'commander';
import { collectFiles } from '../publish/collect-files';
import { readBuild, signable } from '../publish/read-build';
import {
  type AnswerLine,
  acceptedCommands,
  answerLine,
  COMMANDS_PATH,
  isAccepted,
  type SentBuild,
  type SentCommand,
  takesBuilds,
} from '../serve/accepted-commands';
import { signRelease } from '../signing/attestations';
import { parsePrivateKey, publicHalfOf } from '../signing/signing-keys';
import { parseJson } from '../store/json-files';
import { ReleaseError } from '../store/release-error';
import { distOf, keyOfCaller, tokenOfCaller } from './context';
import { readOrMake } from './key-commands';

/** Options that say who does it and where, and are no part of what is done. */
const around = ['server', 'by', 'store', 'copy'];

/**
 * Has a shop somewhere else do what a command line asks for, and tells what it says.
 * @param server the shop's address
 * @returns the exit code
 * @throws ReleaseError when it does not take the command, or cannot be reached
 */
export async function sendCommand(command: Command, server: string): Promise<number> {
  const response = await fetch(new URL(COMMANDS_PATH, server), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOfCaller() ?? ''}` },
    body: JSON.stringify(await toSend(command)),
  }).catch((error: Error) => {
    throw new ReleaseError(`${server} does not answer: ${error.cause ?? error.message}`);
  });
  if (!response.ok || response.body === null) throw new ReleaseError(await refusalIn(response));
  let code: number | undefined;
  for await (const line of linesOf(response.body)) {
    const answer: AnswerLine = parseJson(line, answerLine, server);
    if ('text' in answer) process.stdout.write(answer.text);
    else code = answer.code;
  }
  if (code === undefined) throw new ReleaseError(`${server} broke off: "release status" tells what was done`);
  return code;
}

async function toSend(command: Command): Promise<SentCommand> {
  const name = pathOf(command);
  if (name === 'key add') return firstKey(command);
  if (!isAccepted(name)) throw new ReleaseError(`"${name}" runs where the store is, not over HTTP`);
  const { by, ...all } = command.optsWithGlobals<Record<string, unknown> & { by: string }>();
  const given = Object.keys(all).filter(
    (option) => !around.includes(option) && command.getOptionValueSource(option) === 'cli',
  );
  const foreign = given.find((option) => !(option in acceptedCommands[name].shape));
  if (foreign !== undefined) throw new ReleaseError(`--${foreign} is for who runs the server`);
  const options = Object.fromEntries(given.map((option) => [option, all[option]]));
  const sendsBuilds = takesBuilds(name);
  return {
    command: name,
    operands: sendsBuilds ? [] : command.args,
    options,
    by,
    builds: sendsBuilds ? await Promise.all(command.args.map(toBuild)) : [],
  };
}

/** Such as `key add`. */
const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

/** The key stays where it is made: only its public half is sent. */
async function firstKey(command: Command): Promise<SentCommand> {
  const { by } = command.optsWithGlobals<{ by: string }>();
  const privateKey = parsePrivateKey(await readOrMake(command.args[0]));
  const options = { public: publicHalfOf(privateKey) };
  return { command: 'key add', operands: [], options, by, builds: [] };
}

async function toBuild(app: string): Promise<SentBuild> {
  const dist = distOf(app);
  const files = await collectFiles(dist);
  const key = await keyOfCaller();
  return {
    files: Object.fromEntries([...files].map(([name, content]) => [name, content.toString('base64')])),
    signature: key === undefined ? null : signRelease(key, signable(await readBuild(dist))),
  };
}

async function refusalIn(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const { message } = JSON.parse(text);
    if (typeof message === 'string') return message;
  } catch {}
  return `${response.url} takes no commands (${response.status}): is it "release serve --accept"?`;
}

/** A line ends at a line feed and nowhere else: a text in JSON may hold every other line separator as it is. */
async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
