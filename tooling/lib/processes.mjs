import { connect } from 'node:net';
import { execa } from 'execa';
import getPort from 'get-port';
import pWaitFor from 'p-wait-for';
import { programArguments } from './bundled-program.mjs';
import { projectRoot } from './places.mjs';
import { countEndedChild } from './processor-time.mjs';

const keptOutput = 20_000;

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: boolean }} [options]
 *   `show` lets it speak for itself
 * @returns {Promise<string>} its output
 * @throws Error with its output when it fails
 */
export async function run(command, args, { env = {}, cwd = projectRoot, show = false } = {}) {
  try {
    if (show) {
      await execa(command, args, { cwd, env, stdio: 'inherit' });
      return '';
    }
    const { all } = await execa(command, args, {
      cwd,
      env,
      all: true,
      stdin: 'ignore',
      stripFinalNewline: false,
    });
    return all;
  } finally {
    countEndedChild();
  }
}

/**
 * Runs a TypeScript program of the project with Node.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 * @returns {Promise<string>} its output
 */
export const runProgram = (file, args, options) =>
  run(process.execPath, [...programArguments(file), ...args], options);

/**
 * @typedef {object} Program A program that goes on running.
 * @property {number | undefined} pid
 * @property {number} said how much it has said
 * @property {string} output the end of what it has said
 * @property {boolean} hasEnded
 * @property {Promise<number | undefined>} exited its code, when it has ended by itself
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop asks it to end and waits
 */

/**
 * Starts a command that goes on running; it ends with this process.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, onOutput?: ((text: string) => void) | undefined }} [options]
 * @returns {Program}
 */
export function start(command, args, { env = {}, cwd = projectRoot, onOutput } = {}) {
  const child = execa(command, args, {
    cwd,
    env,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    // It may have orders to finish.
    forceKillAfterDelay: false,
  });
  /** @type {Program} */
  const program = {
    pid: child.pid,
    said: 0,
    output: '',
    hasEnded: false,
    exited: child.then(({ exitCode }) => {
      program.hasEnded = true;
      return exitCode;
    }),
    async stop(signal = 'SIGTERM') {
      if (!program.hasEnded) child.kill(signal);
      await program.exited;
    },
  };
  child.all.on('data', (data) => {
    program.said += data.length;
    program.output = (program.output + data).slice(-keptOutput);
    onOutput?.(String(data));
  });
  return program;
}

/**
 * Starts a TypeScript program that goes on running; it ends with this one.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Omit<NonNullable<Parameters<typeof start>[2]>, 'cwd'>} [options]
 * @returns {Program}
 */
export const startProgram = (file, args, options) =>
  start(process.execPath, [...programArguments(file), ...args], options);

/**
 * Waits until an address answers with success; fails at once when the program that should answer has ended.
 * @param {string} url
 * @param {Program} program
 * @param {number} [seconds]
 */
export const waitFor = (url, program, seconds) =>
  waitUntil(
    async () => {
      const reply = await fetch(url);
      return reply.ok || `${reply.status} ${(await reply.text()).slice(0, 300)}`;
    },
    { otherwise: `${url} 没有应答`, program, seconds },
  );

/**
 * Waits until an address answers, whatever it says.
 * @param {string} url
 * @param {Program} program
 */
export const waitForReply = (url, program) =>
  waitUntil(async () => Boolean(await fetch(url)), { otherwise: `${url} 没有应答`, program });

/**
 * Waits until a port of this machine is listened to.
 * @param {number} port
 * @param {Program} program
 * @param {number} [seconds]
 */
export const waitForPort = (port, program, seconds) =>
  waitUntil(() => isListenedTo(port), { otherwise: `端口 ${port} 没有应答`, program, seconds });

/** @param {number} port @returns {Promise<boolean>} */
const isListenedTo = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('connect', () => socket.destroy()).once('error', () => resolve(false));
  });

const tellEveryMs = 15_000;

/**
 * Waits as long as the program moves, be it slowly: it says something, or has the processor work. One that answers is
 * kept busy by being asked, so only another answer counts as a move.
 * @param {() => Promise<boolean | string>} isReady a text is an answer that is no success
 * @param {{ otherwise: string, program: Program, seconds?: number | undefined }} options `seconds` without a move
 */
async function waitUntil(isReady, { otherwise, program, seconds = 120 }) {
  const begun = Date.now();
  let [movedAt, toldAt, seen] = [begun, begun, ''];
  /** @param {string | undefined} answer */
  const look = async (answer) => {
    const now = Date.now();
    const signs = answer ?? `${await processorTimeOf(program.pid)} ${program.said}`;
    if (signs !== seen) [movedAt, seen] = [now, signs];
    if (now - movedAt > seconds * 1_000)
      throw new Error(`${otherwise}（${answer ?? `${seconds} 秒没有动静`}）`);
    if (now - toldAt < tellEveryMs) return;
    toldAt = now;
    console.error(`${otherwise}，仍在启动，已等 ${Math.round((now - begun) / 1_000)} 秒`);
  };
  let lookedAt = 0;
  const isUp = async () => {
    if (program.hasEnded) throw new Error('未能启动');
    const answer = await isReady().catch(() => false);
    if (answer === true) return true;
    if (Date.now() - lookedAt >= 1_000) {
      lookedAt = Date.now();
      await look(answer || undefined);
    }
    return false;
  };
  try {
    await pWaitFor(isUp, { interval: 100 });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}：\n${program.output}`, {
      cause: error,
    });
  }
}

/**
 * The processor's work for a process so far, as `ps` tells it; nothing where there is no `ps`.
 * @param {number | undefined} pid
 */
async function processorTimeOf(pid) {
  if (pid === undefined) return '';
  const { stdout } = await execa('ps', ['-o', 'time=', '-p', `${pid}`], { reject: false });
  return stdout ?? '';
}

/**
 * The wanted port when it is free, else any free one; not the same one twice in a row.
 * @param {number} [wanted]
 * @returns {Promise<number>}
 */
export const freePort = (wanted) => getPort(wanted === undefined ? {} : { port: wanted });
