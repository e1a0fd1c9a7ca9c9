import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { projectRoot } from '../lib/places.mjs';

/** What an editor asks: TypeScript's language server, over its standard input and output. */
const server = spawn(join(projectRoot, 'node_modules', '.bin', 'tsc'), ['--lsp', '--stdio'], {
  cwd: projectRoot,
});
after(() => server.kill());

/** @type {Map<number, (reply: any) => void>} */
const waiting = new Map();
let received = Buffer.alloc(0);
server.stdout.on('data', (data) => {
  received = Buffer.concat([received, data]);
  for (;;) {
    const [head = '', length = ''] = /^Content-Length: (\d+).*?\r\n\r\n/is.exec(`${received}`) ?? [];
    const end = head.length + Number(length);
    if (head === '' || received.length < end) return;
    const message = JSON.parse(`${received.subarray(head.length, end)}`);
    received = received.subarray(end);
    // What the server asks of an editor, such as its settings, this one does not have.
    if (message.method && message.id !== undefined) send({ id: message.id, result: null });
    else waiting.get(message.id)?.(message);
  }
});

/** @param {object} message */
function send(message) {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

/** @param {string} method @param {object} params @returns {Promise<any>} */
function ask(method, params) {
  const id = waiting.size + 1;
  send({ id, method, params });
  return new Promise((resolve, reject) =>
    waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result))),
  );
}

/** @param {string} text @param {number} index */
function positionAt(text, index) {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

test('from what is handed to a slot the editor leads to the props that its app states', {
  timeout: 120_000,
}, async () => {
  const file = join(projectRoot, 'mf-orders', 'src', 'order-detail', 'components', 'order-goods.tsx');
  const text = readFileSync(file, 'utf8');
  const [handed] = /\bgoods: items\b/.exec(text) ?? [];
  assert.ok(handed, `${file} hands no goods to cart/goods-table`);
  const uri = pathToFileURL(file).href;
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(projectRoot).href,
    capabilities: {},
  });
  send({ method: 'initialized', params: {} });
  send({
    method: 'textDocument/didOpen',
    params: { textDocument: { uri, languageId: 'typescriptreact', version: 1, text } },
  });
  const found = await ask('textDocument/definition', {
    textDocument: { uri },
    position: positionAt(text, text.indexOf(handed)),
  });
  const places = [found].flat().map(({ uri, range }) => {
    const lines = readFileSync(fileURLToPath(uri), 'utf8').split('\n');
    return [fileURLToPath(uri), lines[range.start.line]?.trim()];
  });
  assert.deepEqual(places, [
    [
      join(projectRoot, 'shared-kernel', 'src', 'apps', 'mf-cart.ts'),
      'readonly goods: readonly GoodsItem[];',
    ],
  ]);
});
