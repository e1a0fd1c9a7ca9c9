import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { freePort, run, runProgram, startProgram, waitFor, waitForPort } from './processes.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mall-processes-'));
after(() => rmSync(folder, { recursive: true }));

/** @param {string} name @param {string} source */
function program(name, source) {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

const server = program(
  'server.ts',
  `import { createServer } from 'node:http';
  const port: number = Number(process.argv[2]);
  createServer((_, reply) => reply.end('yes')).listen(port, '127.0.0.1', () => console.log('listening'));`,
);

test('a command gives its output, to the last line break', async () => {
  const file = program('speak.ts', "const word: string = 'out'; console.log(word, process.env['WORD']);");
  assert.equal(await runProgram(file, [], { env: { WORD: 'in' } }), 'out in\n');
});

test('a command that fails says what it was and what it said', async () => {
  const failing = run(process.execPath, [
    '-e',
    "console.log('seen'); console.error('heard'); process.exit(3)",
  ]);
  await assert.rejects(failing, (error) => /exit code 3/.test(`${error}`) && /seen\nheard/.test(`${error}`));
});

test('a program is waited for, tells what it says, and stops when asked', async (t) => {
  const port = await freePort();
  /** @type {string[]} */
  const said = [];
  const running = startProgram(server, [String(port)], { onOutput: (text) => said.push(text) });
  t.after(() => running.stop());
  await waitFor(`http://127.0.0.1:${port}`, running, 60);
  await waitForPort(port, running, 60);
  assert.equal(said.join(''), 'listening\n');
  assert.equal(running.output, 'listening\n');
  assert.equal(running.hasEnded, false);
  await running.stop();
  assert.equal(running.hasEnded, true);
  await running.stop();
});

test('what ends before it answers is not waited for', async () => {
  const running = startProgram(program('end.ts', "console.log('no room'); process.exit(4);"), []);
  const started = Date.now();
  await assert.rejects(waitForPort(await freePort(), running), /未能启动：\nno room/);
  assert.ok(Date.now() - started < 60_000);
  assert.equal(await running.exited, 4);
});

test('what does not answer in time is named, and waiting for it leaves nothing behind', async (t) => {
  /** @type {string[]} */
  const warnings = [];
  const note = (/** @type {Error} */ warning) => warnings.push(warning.message);
  process.on('warning', note);
  const port = await freePort();
  const running = startProgram(server, [String(port)]);
  t.after(() => running.stop());
  const other = await freePort();
  await assert.rejects(waitForPort(other, running, 3), new RegExp(`端口 ${other} 没有应答（3 秒没有动静）`));
  process.off('warning', note);
  assert.deepEqual(warnings, []);
});

test('a wanted port that is taken gives way to a free one', async () => {
  const wanted = await freePort();
  const holder = createServer();
  await new Promise((resolve) => holder.listen(wanted, '127.0.0.1', () => resolve(undefined)));
  assert.notEqual(await freePort(wanted), wanted);
  holder.close();
});

test('a program that is slow and moves is waited for; one that does nothing any more is not', async (t) => {
  const port = await freePort();
  const busy = program(
    'busy.ts',
    `import { createServer } from 'node:http';
    const signs = setInterval(() => console.log('a migration'), 200);
    setTimeout(() => {
      clearInterval(signs);
      createServer((_, reply) => reply.end('yes')).listen(${port}, '127.0.0.1');
    }, 6_000);`,
  );
  const moving = startProgram(busy, []);
  t.after(() => moving.stop('SIGKILL'));
  await waitFor(`http://127.0.0.1:${port}`, moving, 5);
  const still = startProgram(program('still.ts', 'setInterval(() => {}, 60_000);'), []);
  t.after(() => still.stop('SIGKILL'));
  await assert.rejects(waitForPort(await freePort(), still, 3), /3 秒没有动静/);
});

test('a program that answers, and goes on refusing, is given up: being asked is no move', async (t) => {
  const port = await freePort();
  const refusing = program(
    'refusing.ts',
    `import { createServer } from 'node:http';
    createServer((_, reply) => {
      console.log('asked');
      reply.writeHead(503).end('another folder');
    }).listen(${port}, '127.0.0.1');`,
  );
  const running = startProgram(refusing, []);
  t.after(() => running.stop('SIGKILL'));
  await assert.rejects(waitFor(`http://127.0.0.1:${port}`, running, 3), /（503 another folder）/);
});
