import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readLog } from '../log/release-log';
import { addTeam } from '../rights/rights';
import { send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { hostileCopies } from '../testing/hostile-values';
import { acceptedCommands } from './accepted-commands';
import { createServer } from './create-server';

const command = { command: 'status', operands: ['mf-cart'], options: {}, by: 'lin', builds: [] };

let t: TestStore;
let server: FastifyInstance;
let shop: string;
let token: string;
/** The arguments of each command that was started; each runs until `end` is there. */
let started: string;
let end: string;
let open: net.Socket[];

beforeEach(async () => {
  t = await aStore();
  token = await addTeam(t.store, { name: 'platform', apps: ['*'] });
  [started, end] = [join(t.folder, 'started'), join(t.folder, 'end')];
  // A shell starts quicker than Node.
  const child = `end=$1; shift; printf '%s\\0' $# "$@" >> "$0"
    while [ ! -e "$end" ] && [ -e "$0" ]; do sleep 0.02; done`;
  server = await createServer({
    store: t.store,
    channel: 'stable',
    api: 'http://127.0.0.1:1',
    accept: { tool: ['/bin/sh', '-c', child, started, end], sentWithinMs: 2_000 },
  });
  shop = await server.listen({ port: 0, host: '127.0.0.1' });
  open = [];
});
afterEach(async () => {
  await writeFile(end, '');
  for (const socket of open) socket.destroy();
  await server.close();
  await t.remove();
});

async function commandsStarted(): Promise<string[][]> {
  const texts = existsSync(started) ? (await readFile(started, 'utf8')).split('\0').slice(0, -1) : [];
  const commands: string[][] = [];
  for (let at = 0; at < texts.length; at += Number(texts[at]) + 1)
    commands.push(texts.slice(at + 1, at + 1 + Number(texts[at])));
  return commands;
}

/** Sends a command without its last byte. */
function hold(): { answer: Promise<string>; finish(): void } {
  const body = JSON.stringify(command);
  const socket = net.connect(Number(new URL(shop).port), '127.0.0.1');
  open.push(socket);
  const headers = ['host: shop', 'content-type: application/json', `authorization: Bearer ${token}`];
  const head = ['POST /release/commands HTTP/1.1', ...headers, `content-length: ${body.length}`, '', ''];
  socket.write(head.join('\r\n') + body.slice(0, -1));
  const answer = new Promise<string>((resolve) => {
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
      resolve(said);
    });
    socket.once('close', () => resolve(said)).once('error', () => resolve(said));
  });
  return { answer, finish: () => socket.write(body.slice(-1)) };
}

const post = (body: unknown) =>
  send(shop, '/release/commands', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

test('a request counts from its first byte: however many hold one back, two run', async () => {
  const all = Array.from({ length: 16 }, hold);
  const answers = all.map(({ answer }, at) => answer.then((said) => ({ said, at })));
  const refused = new Set<number>();
  while (refused.size < 14) {
    const { said, at } = await Promise.race(answers.filter((_, each) => !refused.has(each)));
    expect(said).toMatch(/^HTTP\/1\.1 503 /);
    refused.add(at);
  }
  const held = all.filter((_, at) => !refused.has(at));
  for (const { finish } of held) finish();
  for (const { answer } of held) expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  while ((await commandsStarted()).length < 2) await new Promise(setImmediate);
  expect((await post(command)).status).toBe(503);
  expect(await commandsStarted()).toHaveLength(2);
});

test('who holds the last byte back for long, or sends nonsense, leaves the place to others', async () => {
  const slow = [hold(), hold()];
  for (const { answer } of slow) expect(await answer).toBe('');
  for (let n = 0; n < 3; n += 1) expect((await post({ ...command, command: 'nothing' })).status).toBe(400);
  await writeFile(end, '');
  expect((await post(command)).status).toBe(200);
});

test('a build of more files than any has is refused', async () => {
  const files = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`f${n}.js`, '']));
  const publish = { ...command, command: 'publish', operands: [], builds: [{ files, signature: null }] };
  const reply = await post(publish);
  expect([reply.status, `${reply.body}`]).toEqual([400, expect.stringContaining('more than 2000 files')]);
  expect(await commandsStarted()).toEqual([]);
});

const signature = {
  payloadType: 'application/vnd.in-toto+json',
  payload: 'e30=',
  signatures: [{ keyid: '0123456789abcdef', sig: 'AAAA' }],
};
const options: Readonly<Record<keyof typeof acceptedCommands, object>> = {
  publish: { why: 'x' },
  ship: {
    channel: 'stable',
    why: 'x',
    share: 5,
    for: [`client:KH1003=${'A'.repeat(22)}`],
    whenWatched: 'queue',
    withoutCheck: 'x',
    account: ['hospital1'],
    fewer: 'x',
    sums: 'x',
    pictures: true,
  },
  check: { channel: 'stable', account: ['hospital1'], fewer: 'x', sums: 'x', pictures: true },
  promote: {
    channel: 'stable',
    why: 'x',
    expectRevision: 1,
    share: 5,
    for: [`type:5=${'A'.repeat(22)}`],
    withoutCheck: 'x',
  },
  rollback: { channel: 'stable', why: 'x', expectRevision: 1, to: 'x', urgent: true },
  withdraw: { channel: 'stable', why: 'x', expectRevision: 1, anyway: 'x' },
  'key add': { public: 'AAAA' },
  status: { channel: 'stable' },
  history: { channel: 'stable', limit: 5 },
};

test.each(Object.entries(acceptedCommands))('every option of %s is tried', (name, { shape }) => {
  expect(Object.keys(options[name as keyof typeof options]).sort()).toEqual(Object.keys(shape).sort());
});

test.each(Object.keys(acceptedCommands) as (keyof typeof acceptedCommands)[])(
  '%s takes whatever is sent as it is meant, or refuses it',
  async (name) => {
    await writeFile(end, '');
    const builds = name === 'publish' ? [{ files: { 'a.js': 'AAAA' }, signature }] : [];
    const right = { ...command, command: name, options: options[name], builds };
    const before = await readLog(t.store);
    for (const { name: what, value } of hostileCopies(right)) {
      const { status, body } = await post(value);
      expect([what, [200, 400].includes(status), status]).toEqual([what, true, status]);
      expect(`${body}`).not.toContain('Internal error');
    }
    for (const words of await commandsStarted()) {
      const operands = '--';
      const given = words.slice(name.split(' ').length, words.indexOf(operands));
      const known = Object.entries(options[name]).map(([option, right]) => {
        const flag = `--${option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
        return right === true ? flag : `${flag}=`;
      });
      for (const word of given)
        expect([...known, '--by=', '--api='].some((option) => word.startsWith(option))).toBe(true);
      for (const word of words.slice(words.indexOf(operands) + 1))
        expect(word).toMatch(/^([a-z][a-z0-9-]*|\/.*)$/);
    }
    expect(await readLog(t.store)).toHaveLength(before.length);
  },
);
