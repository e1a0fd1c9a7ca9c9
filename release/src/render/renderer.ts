import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** The server script of a release. */
export interface ServerScript {
  app: string;
  version: string;
  text: string;
}

/** What a document is drawn from. */
interface Drawing {
  /** The scripts that it takes, the shell's first. */
  scripts: readonly ServerScript[];
  /** What they are told, as JSON. */
  given: string;
}

export interface RendererOptions {
  processes?: number;
  /** So long a drawing may wait for its turn. */
  queueMs?: number;
  /** So long it may take. */
  limitMs?: number;
  /** So much memory a process may use. */
  memoryMb?: number;
}

export interface Renderer {
  /** @returns what the shell's script says, as JSON @throws RendererBusy or DrawingFailed */
  draw(drawing: Drawing): Promise<string>;
  /**
   * Has the processes draw it one after the other, so that those that follow find the scripts compiled. One that is busy
   * meanwhile goes on with its work.
   * @returns how many drew it @throws DrawingFailed
   */
  warm(drawing: Drawing): Promise<number>;
  /** Whether a drawing would most likely wait for too long. */
  isBusy(): boolean;
  close(): void;
}

/** It would have to wait: the document goes out without. */
export class RendererBusy extends Error {}

/** The scripts did not bring it about. */
export class DrawingFailed extends Error {}

const PROGRAM = fileURLToPath(new URL('./drawing-process.mjs', import.meta.url));
/** All that it may read besides. */
const PICK_RULES = createRequire(import.meta.url).resolve('tooling/lib/pick-rules.mjs');
/** Beyond the limit that the process keeps itself: then it does not answer any more. */
const GRACE_MS = 250;
/** A new process has to come up first. */
const STARTS_WITHIN_MS = 5_000;
const MOST_WAITING = 64;
/** So many pages a process draws while one waits. */
const DRAWN_MEANWHILE = 3;
/** A process keeps the scripts that it has been given; with too many it begins anew. */
const MOST_SCRIPTS = 60;

interface Waiting {
  drawing: Drawing;
  resolve: (result: string) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/**
 * Draws documents in processes beside this one, which have no rights: no files but their program, no network, no
 * environment, no other processes, no code made of texts. One that hangs or dies is replaced.
 */
export function createRenderer({
  processes = 2,
  queueMs = 100,
  limitMs = 1_000,
  memoryMb = 192,
}: RendererOptions = {}): Renderer {
  const waiting: Waiting[] = [];
  const idle: DrawingProcess[] = Array.from({ length: processes }, () => new DrawingProcess(memoryMb));
  const all = new Set(idle);
  let isClosed = false;

  function next(): void {
    while (idle.length > 0 && waiting.length > 0) {
      const process = idle.pop();
      const first = waiting.shift();
      if (!process || !first) return;
      clearTimeout(first.timer);
      void process
        .draw(first.drawing, limitMs)
        .then(first.resolve, first.reject)
        .finally(() => giveBack(process));
    }
  }

  const giveBack = (process: DrawingProcess) => {
    idle.push(process);
    next();
  };

  return {
    async warm(drawing) {
      let drew = 0;
      for (const process of [...idle]) {
        const place = idle.indexOf(process);
        if (isClosed || place < 0) continue;
        idle.splice(place, 1);
        await process.draw(drawing, limitMs).finally(() => giveBack(process));
        drew += 1;
      }
      return drew;
    },
    isBusy: () => waiting.length >= processes * DRAWN_MEANWHILE,
    draw: (drawing) =>
      new Promise((resolve, reject) => {
        if (isClosed || waiting.length >= MOST_WAITING) return reject(new RendererBusy('the queue is full'));
        const entry: Waiting = {
          drawing,
          resolve,
          reject,
          timer: setTimeout(() => {
            waiting.splice(waiting.indexOf(entry), 1);
            reject(new RendererBusy(`it waited for ${queueMs} ms`));
          }, queueMs),
        };
        waiting.push(entry);
        next();
      }),
    close() {
      isClosed = true;
      for (const { timer, reject } of waiting.splice(0)) {
        clearTimeout(timer);
        reject(new RendererBusy('it is closed'));
      }
      for (const process of all) process.stop();
    },
  };
}

interface Answer {
  id: number;
  result?: string;
  error?: string;
}

/** One process, started with the first drawing. */
class DrawingProcess {
  readonly #memoryMb: number;
  #child: ChildProcess | null = null;
  #given = new Set<string>();
  #ids = 0;

  constructor(memoryMb: number) {
    this.#memoryMb = memoryMb;
  }

  async draw({ scripts, given }: Drawing, limitMs: number): Promise<string> {
    if (this.#given.size > MOST_SCRIPTS) this.stop();
    for (const { app, version, text } of scripts) {
      const key = `${app}@${version}`;
      if (this.#child && this.#given.has(key)) continue;
      await this.#ask({ script: { key, app, version, text } }, limitMs);
      this.#given.add(key);
    }
    const keys = scripts.map(({ app, version }) => `${app}@${version}`);
    return this.#ask({ job: { scripts: keys, given, limitMs } }, limitMs);
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#forget();
  }

  #forget(): void {
    this.#child = null;
    this.#given = new Set();
  }

  #start(): ChildProcess {
    const child = fork(PROGRAM, [PICK_RULES], {
      execArgv: execArguments(this.#memoryMb),
      // Of time zones buyers have one.
      env: { TZ: 'Asia/Shanghai' },
      cwd: '/',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A shop that stops does not wait for it.
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.#child === child) this.#forget();
    });
    return child;
  }

  #ask(message: object, limitMs: number): Promise<string> {
    const startsWithin = this.#child ? 0 : STARTS_WITHIN_MS;
    this.#child ??= this.#start();
    const child = this.#child;
    this.#ids += 1;
    const id = this.#ids;
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer);
        child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      };
      const fail = (why: string) => {
        end();
        this.stop();
        reject(new DrawingFailed(why));
      };
      const onExit = () => fail('its process ended, for want of memory most likely');
      const timer = setTimeout(
        () => fail(`it did not end in ${limitMs} ms`),
        startsWithin + limitMs + GRACE_MS,
      );
      const onMessage = (answer: Answer) => {
        if (answer.id !== id) return;
        end();
        if (answer.result === undefined) reject(new DrawingFailed(answer.error ?? 'it failed'));
        else resolve(answer.result);
      };
      child.on('message', onMessage).on('exit', onExit).on('error', onExit);
      child.send({ id, ...message }, (error) => {
        if (error) onExit();
      });
    });
  }
}

function execArguments(memoryMb: number): string[] {
  const permission = process.allowedNodeEnvironmentFlags.has('--permission')
    ? '--permission'
    : '--experimental-permission';
  return [
    permission,
    `--allow-fs-read=${PROGRAM}`,
    `--allow-fs-read=${PICK_RULES}`,
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--no-flush-bytecode',
    `--max-old-space-size=${memoryMb}`,
    '--no-warnings',
  ];
}
