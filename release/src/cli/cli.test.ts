import { spawn } from 'node:child_process';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { aFakeApi, send } from '../testing/a-server';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote, buildShell } from '../testing/build-app';
import { provenanceFiles } from '../testing/provenance';
import { runProcess } from '../testing/run-process';
import { createProgram } from './program';

const bin = join(__dirname, '..', '..', 'bin', 'release.mjs');

let t: TestStore;
async function release(...args: string[]): Promise<string> {
  const print = jest.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await createProgram().parseAsync([...args, '--store', t.store.root, '--by', 'mei'], { from: 'user' });
    return print.mock.calls.flat().join('\n');
  } finally {
    print.mockRestore();
  }
}

/** From now on this process signs what it publishes. @returns the key's name */
async function signHere(): Promise<string> {
  const keyFile = join(t.folder, 'key.pem');
  const key = await release('key', 'add', keyFile);
  process.env['RELEASE_KEY'] = keyFile;
  return key;
}

beforeEach(async () => {
  t = await aStore();
});
afterEach(async () => {
  delete process.env['RELEASE_KEY'];
  await t.remove();
});

test('a shop is published, promoted, looked at and rolled back from the command line', async () => {
  const shell = join(t.folder, 'shell');
  const cart = join(t.folder, 'mf-cart');
  await mkdir(shell);
  const files = provenanceFiles();
  await buildShell(join(shell, 'dist'), { files });
  await buildRemote(join(cart, 'dist'), { app: 'mf-cart', mount: ['/shoppingCar'], files });
  const key = await signHere();
  expect((await stat(join(t.folder, 'key.pem'))).mode & 0o777).toBe(0o600);
  expect(await release('publish', shell, cart)).toMatch(/mf-cart +1\.0\.0\+\w{8} .* published/);
  expect(await release('publish', cart)).toContain('same content as before');
  await expect(release('promote-all')).rejects.toThrow('was never checked');
  expect(await release('promote-all', '--without-check', 'start')).toContain('revision 1 is live');

  const documents = join(t.store.documents('stable'), '1');
  for (const [ending, unpack, pack] of [
    ['.br', brotliDecompressSync, brotliCompressSync],
    ['.gz', gunzipSync, gzipSync],
  ] as const) {
    const document = join(documents, `shell.html${ending}`);
    const packed = await readFile(document);
    await writeFile(document, pack(`${unpack(packed)}`.replace('<head>', '<head><!-- -->')));
    await expect(release('verify')).rejects.toThrow('the documents of revision 1 are not what it says');
    await writeFile(document, packed);
  }
  const live = await release('verify');
  expect(live).toMatch(new RegExp(`^shell .* local +${key} +aaaaaaaaaaaa +22\\.0\\.0 +1 +–$`, 'm'));

  await buildRemote(join(cart, 'dist'), { app: 'mf-cart', mount: ['/shoppingCar'], text: 'next', files });
  const [next = ''] = /1\.0\.0\+\w{8}/.exec(await release('publish', cart)) ?? [];
  expect(await release('status')).toMatch(
    new RegExp(`^mf-cart .* ${next.replace('+', '\\+')} +no: was never checked$`, 'm'),
  );
  const expecting = ['--why', '修正合计', '--expect-revision', '1', '--without-check', '演练'];
  const promoted = await release('promote', `mf-cart@${next}`, ...expecting);
  expect(promoted).toContain('revision 2 is live');
  expect(await release('status')).toMatch(new RegExp(`mf-cart +${next.replace('+', '\\+')}.* live`));
  expect(await release('rollback', 'mf-cart')).toContain('revision 3 is live');
  const output = await release('history', '--limit', '2');
  expect(output).toMatch(/^3 .* mei +mf-cart .* → .* roll back mf-cart$/m);
  expect(output).toMatch(/^2 .* without: 演练 +修正合计$/m);
  expect(output).not.toMatch(/^1 /m);
});

test('the log tells who did what, and its check finds what was done behind it', async () => {
  await t.configure({});
  await t.release('shell');
  await release('promote', 'shell', '--why', '开店');
  const log = await release('log', '--subject', 'channels/stable');
  expect(log).toMatch(/mei +everybody +\* +\S+ +promote +channels\/stable\/revisions\/1\.json +done +开店$/m);
  expect(log.split('\n')).toHaveLength(3);
  const [head = ''] = /\d+:[0-9a-f]{64}/.exec(await release('check-log')) ?? [];
  expect(await release('check-log', '--head', head)).toContain('follow one another');
  await writeFile(t.store.current('stable'), JSON.stringify({ revision: 9 }));
  await expect(release('check-log')).rejects.toThrow('shows revision 9, though 1 is its last');
  await writeFile(join(t.store.log, '2.json'), await readFile(join(t.store.log, '3.json')));
  await expect(release('check-log')).rejects.toThrow('is not entry 2 of the log');
});

test('a refusal is one line and a failed command', async () => {
  expect(await runProcess(bin, ['promote', 'mf-cart', '--store', t.store.root])).toEqual({
    code: 1,
    output: `release: nothing of mf-cart was published to ${t.store.root}\n`,
  });
});

test('a store takes the configuration of the project once; from then on it is its own', async () => {
  await buildShell(join(t.folder, 'shell', 'dist'), { files: provenanceFiles() });
  await signHere();
  await release('publish', join(t.folder, 'shell'));
  await release('promote', 'shell', '--without-check', 'start');
  expect(await release('configure', '--show')).toContain('"number": 1');
  const file = join(t.folder, 'release.config.json');
  await writeFile(file, JSON.stringify({ site: { title: '新商城' } }));
  expect(await release('configure', file, '--why', '改名')).toMatch(/configuration 2\n.*revision 2 is live/);
  expect(await release('history', '--limit', '1')).toMatch(/configuration 2 .* 改名$/m);
  await expect(release('configure', join(t.folder, 'none.json'))).rejects.toThrow('there is no');
});

test('a check that could log nobody in is refused before it starts', async () => {
  await t.release('shell');
  const check = ['check', 'shell', '--account', 'hospital1'];
  await expect(release(...check)).rejects.toThrow('set RELEASE_SMOKE_PASSWORD');
});

test('a stopped server finishes the call it is at', async () => {
  let finish = () => {};
  const asked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const api = await aFakeApi((_request, response) => {
    finish();
    setTimeout(() => response.end('done'), 300);
  });
  const args = ['serve', '--store', t.store.root, '--port', '0', '--api', api.origin];
  const server = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((resolve) => {
    server.stdout.once('data', (line) => resolve(/http:\/\/[\d.:]+/.exec(`${line}`)?.[0] ?? ''));
  });
  const reply = send(origin, '/api/slow');
  await asked;
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill('SIGTERM');
  expect(`${(await reply).body}`).toBe('done');
  expect(await ended).toBe(0);
  await api.close();
});
