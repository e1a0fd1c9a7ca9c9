import { spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { projectRoot } from './ensure-installed.mjs';

const nodeWithTypeScript = ['--import', 'tsx'];

/** Runs a command to its end; rejects with its output when it fails. */
export function run(command, args, { env, cwd = projectRoot, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      output += data;
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0
        ? resolve(output)
        : reject(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output.slice(-8_000)}`)),
    );
  });
}

/** Runs a TypeScript program of the project with Node. */
export const runProgram = (file, args, options) =>
  run(process.execPath, [...nodeWithTypeScript, file, ...args], options);

/**
 * Starts a TypeScript program that goes on running.
 * @returns the child, its output so far, and `stop`, which asks it to end and waits
 */
export function startProgram(file, args, { env, onOutput } = {}) {
  const child = spawn(process.execPath, [...nodeWithTypeScript, file, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const program = { child, output: '', exited: undefined, stop };
  // It must not outlive a caller who ends without stopping it.
  const endToo = () => child.kill();
  process.once('exit', endToo);
  child.once('close', () => process.off('exit', endToo));
  program.exited = new Promise((resolve) => child.on('close', (code) => resolve(code)));
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      program.output = (program.output + data).slice(-20_000);
      onOutput?.(String(data));
    });
  async function stop(signal = 'SIGTERM') {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await program.exited;
  }
  return program;
}

/** Waits until an address answers with success; fails at once when the program that should answer has ended. */
export const waitFor = (url, program, seconds) =>
  waitUntil(async () => (await fetch(url)).ok, `${url} 没有应答`, program, seconds);

/** Waits until a port of this machine is listened to. */
export const waitForPort = (port, program, seconds) =>
  waitUntil(
    () =>
      new Promise((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', reject);
        socket.once('connect', () => socket.destroy());
      }),
    `端口 ${port} 没有应答`,
    program,
    seconds,
  );

async function waitUntil(isReady, otherwise, program, seconds = 120) {
  const end = Date.now() + seconds * 1_000;
  while (Date.now() < end) {
    if (program.child.exitCode !== null) throw new Error(`未能启动：\n${program.output}`);
    if (await isReady().catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${otherwise}（等了 ${seconds} 秒）：\n${program.output}`);
}

/** The wanted port when it is free, else any free one. */
export function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      wanted ? freePort(0).then(resolve, reject) : reject(new Error('no free port')),
    );
    probe.listen(wanted ?? 0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
