import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readRights, teamWithToken } from '../rights/rights';
import { sharedAt } from '../store/shared-store';
import type { Store } from '../store/store';
import {
  type AnswerLine,
  acceptedCommands,
  COMMANDS_PATH,
  type SentBuild,
  type SentCommand,
  sentCommand,
  takesBuilds,
} from './accepted-commands';

const LARGEST_BYTES = 32 * 1024 * 1024;
/** A check says nothing for minutes; whoever waits, and every proxy between, gives up on an answer that stays silent. */
const SIGN_OF_LIFE_MS = 15_000;
/** A check starts a browser, so few run at once. */
const AT_ONCE = 2;
/** Who has a place sends the whole of the request in this time. */
const SENT_WITHIN_MS = 60_000;

export interface TeamCommandsOptions {
  store: Store;
  /** What checks talk to. */
  api: string;
  /** How this process was started: the tool that runs what is accepted. */
  tool?: readonly string[];
  /** How often a command that says nothing is heard of. */
  signOfLifeMs?: number;
  /** In which time a request has to be there whole. */
  sentWithinMs?: number;
}

interface Run {
  options: object;
  token: string;
  answer: PassThrough;
  /** Gives its place to another request. */
  leave(): void;
}

/**
 * Runs the commands of teams that are somewhere else: whoever shows a team's token has the release tool do here what it
 * would do there, with that token. Nothing is read of a request before its token is known.
 */
export function teamCommands(
  app: FastifyInstance,
  {
    store,
    api,
    tool = thisTool(),
    signOfLifeMs = SIGN_OF_LIFE_MS,
    sentWithinMs = SENT_WITHIN_MS,
  }: TeamCommandsOptions,
): void {
  // From the first byte of a request to the end of what it asks for.
  const places = new Set<FastifyRequest>();
  const running = new Set<FastifyRequest>();

  /** Gives a place away, for as long as the request comes in and what it started runs. */
  function take(request: FastifyRequest, reply: FastifyReply): void {
    places.add(request);
    const late = setTimeout(() => request.raw.destroy(), sentWithinMs);
    request.raw.once('end', () => clearTimeout(late));
    reply.raw.once('close', () => {
      clearTimeout(late);
      if (!running.has(request)) places.delete(request);
    });
  }

  app.post(
    COMMANDS_PATH,
    {
      bodyLimit: LARGEST_BYTES,
      onRequest: async (request, reply) => {
        const refusal = await refusalOf(store, tokenOf(request));
        if (refusal) return reply.code(refusal.status).send({ message: refusal.message });
        if (places.size >= AT_ONCE)
          return reply
            .code(503)
            .header('retry-after', '10')
            .send({ message: 'others release at this moment: try again' });
        take(request, reply);
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
      running.add(request);
      const leave = () => {
        running.delete(request);
        places.delete(request);
      };
      void run(sent.data, { options: options.data, token: tokenOf(request) ?? '', answer, leave });
      return reply
        .header('cache-control', 'no-store')
        .type('application/x-ndjson; charset=utf-8')
        .send(answer);
    },
  );

  async function run(sent: SentCommand, { options, token, answer, leave }: Run): Promise<void> {
    const say = (line: AnswerLine) => answer.write(`${JSON.stringify(line)}\n`);
    say({ text: '' });
    const signs = setInterval(() => say({ text: '' }), signOfLifeMs);
    const folder = await mkdtemp(join(tmpdir(), 'release-sent-'));
    let code = 0;
    try {
      const flags = [...toFlags(options), `--by=${sent.by}`];
      if (sent.command === 'check' || sent.command === 'ship') flags.push(`--api=${api}`);
      const operands = await operandsOf(sent, folder);
      code = await runTool([...sent.command.split(' '), ...flags, '--', ...operands], token, (text) =>
        say({ text }),
      );
    } catch (error) {
      console.error(error);
      say({ text: 'Internal error\n' });
      code = 1;
    } finally {
      clearInterval(signs);
      await rm(folder, { recursive: true, force: true });
      leave();
      say({ code });
      answer.end();
    }
  }

  function runTool(args: readonly string[], token: string, say: (text: string) => void): Promise<number> {
    const [program = '', ...before] = tool;
    const child = spawn(program, [...before, ...args], {
      env: {
        ...process.env,
        RELEASE_STORE: sharedAt(store.root)?.place ?? store.root,
        RELEASE_COPY: store.root,
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
    [value].flat().map((each) => {
      const flag = `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      return each === true ? flag : `${flag}=${each}`;
    }),
  );

/** What follows the options; a build is read from a folder of its own. */
async function operandsOf({ command, operands, builds }: SentCommand, folder: string): Promise<string[]> {
  if (!takesBuilds(command)) return operands;
  return Promise.all(builds.map((build, index) => unpack(build, join(folder, `${index}`))));
}

async function unpack({ files, signature }: SentBuild, folder: string): Promise<string> {
  const dist = join(folder, 'dist');
  await mkdir(dist, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), Buffer.from(content, 'base64'));
  }
  if (signature) await writeFile(join(folder, 'signature.json'), JSON.stringify(signature));
  return folder;
}
