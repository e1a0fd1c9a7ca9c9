import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRights, teamWithToken } from '../rights/rights';
import type { Store } from '../store/store';
import {
  type AnswerLine,
  acceptedCommands,
  COMMANDS_PATH,
  type SentBuild,
  type SentCommand,
  sentCommand,
} from './accepted-commands';

const LARGEST_BYTES = 32 * 1024 * 1024;
/** A check says nothing for minutes; whoever waits, and every proxy between, gives up on an answer that stays silent. */
const SIGN_OF_LIFE_MS = 15_000;
/** A check starts a browser, so few run at once. */
const AT_ONCE = 2;

export interface TeamCommandsOptions {
  store: Store;
  /** What checks talk to. */
  api: string;
  /** How this process was started: the tool that runs what is accepted. */
  tool?: readonly string[];
  /** How often a command that says nothing is heard of. */
  signOfLifeMs?: number;
}

/**
 * Runs the commands of teams that are somewhere else: whoever shows a team's token has the release tool do here what it
 * would do there, with that token. Nothing is read of a request before its token is known.
 */
export function teamCommands(
  app: FastifyInstance,
  { store, api, tool = thisTool(), signOfLifeMs = SIGN_OF_LIFE_MS }: TeamCommandsOptions,
): void {
  let running = 0;

  app.post(
    COMMANDS_PATH,
    {
      bodyLimit: LARGEST_BYTES,
      onRequest: async (request, reply) => {
        const refusal = await refusalOf(store, tokenOf(request));
        if (refusal) return reply.code(refusal.status).send({ message: refusal.message });
        if (running >= AT_ONCE)
          return reply
            .code(503)
            .header('retry-after', '10')
            .send({ message: 'others release at this moment: try again' });
      },
    },
    async (request, reply) => {
      const sent = sentCommand.safeParse(request.body);
      const options = sent.success ? acceptedCommands[sent.data.command].safeParse(sent.data.options) : sent;
      if (!sent.success || !options.success) {
        const issue = (sent.error ?? options.error)?.issues[0];
        return reply.code(400).send({ message: `${issue?.path.join('.')}: ${issue?.message}` });
      }
      const answer = new PassThrough();
      running += 1;
      void run(sent.data, options.data, tokenOf(request) ?? '', answer).finally(() => {
        running -= 1;
      });
      return reply
        .header('cache-control', 'no-store')
        .type('application/x-ndjson; charset=utf-8')
        .send(answer);
    },
  );

  async function run(sent: SentCommand, options: object, token: string, answer: PassThrough): Promise<void> {
    const say = (line: AnswerLine) => answer.write(`${JSON.stringify(line)}\n`);
    say({ text: '' });
    const signs = setInterval(() => say({ text: '' }), signOfLifeMs);
    const folder = await mkdtemp(join(tmpdir(), 'release-sent-'));
    let code = 0;
    try {
      const flags = [...toFlags(options), `--by=${sent.by}`];
      if (sent.command === 'check') flags.push(`--api=${api}`);
      for (const operands of await operandsOf(sent, folder)) {
        code ||= await runTool([...sent.command.split(' '), ...flags, '--', ...operands], token, (text) =>
          say({ text }),
        );
      }
    } catch (error) {
      console.error(error);
      say({ text: 'Internal error\n' });
      code = 1;
    } finally {
      clearInterval(signs);
      say({ code });
      answer.end();
      await rm(folder, { recursive: true, force: true });
    }
  }

  function runTool(args: readonly string[], token: string, say: (text: string) => void): Promise<number> {
    const [program = '', ...before] = tool;
    const child = spawn(program, [...before, ...args], {
      env: {
        ...process.env,
        RELEASE_STORE: store.root,
        RELEASE_TOKEN: token,
        RELEASE_KEY: '',
        RELEASE_SERVER: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code ?? 1));
    });
  }
}

const thisTool = (): string[] => [process.execPath, ...process.execArgv, process.argv[1] ?? ''];

const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];

async function refusalOf(store: Store, token: string | undefined) {
  const known = await readRights(store);
  if (known === null)
    return {
      status: 403,
      message: 'this shop takes commands from nobody: it has no teams ("release team add")',
    };
  if (token === undefined || teamWithToken(known, token) === null)
    return { status: 401, message: 'RELEASE_TOKEN is not the token of any team of this shop' };
  return null;
}

/** As a command line has them. What is sent is always the value of an option, whatever it looks like. */
const toFlags = (options: object): string[] =>
  Object.entries(options).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}=${each}`),
  );

/** What follows the options of each run; a build is published from a folder of its own. */
async function operandsOf({ command, operands, builds }: SentCommand, folder: string): Promise<string[][]> {
  if (command !== 'publish') return [operands];
  return Promise.all(builds.map(async (build, index) => [await unpack(build, join(folder, `${index}`))]));
}

async function unpack({ files, signature }: SentBuild, folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), Buffer.from(content, 'base64'));
  }
  if (signature) await writeFile(join(folder, 'signature.json'), JSON.stringify(signature));
  return folder;
}
