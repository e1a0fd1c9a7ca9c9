import { createRenderer, DrawingFailed, type Renderer, RendererBusy, type ServerScript } from './renderer';

let renderer: Renderer;
afterEach(() => renderer.close());

/** A shell whose page is what an expression gives. */
const shellThat = (draws: string, more = ''): ServerScript => ({
  app: 'shell',
  version: '1.0.0+00000000',
  text: `${more};globalThis.matched = [];
module.exports = { rules: [], platform: { kernel: () => 'kernel' },
  drawDocument: (facts, views) => () => ({ html: String(${draws}), failed: [], causes: {} }) };`,
});

const remoteThat = (shows: string, start = ''): ServerScript => ({
  app: 'mf-cart',
  version: '1.0.0+00000000',
  text: `${start};module.exports = { rules: [], views: { app: () => ${shows} } };`,
});

function drawingOf(scripts: ServerScript[], facts: object = {}) {
  const given = {
    shell: { app: 'shell', base: '/apps/shell/' },
    remotes: scripts.slice(1).map(({ app }) => ({ app, base: `/apps/${app}/`, exposes: ['app'] })),
    facts,
  };
  return { scripts, given: JSON.stringify(given) };
}

async function drawn(scripts: ServerScript[], facts: object = {}): Promise<string> {
  const text = await renderer.draw(drawingOf(scripts, facts));
  return (JSON.parse(text) as { html: string }).html;
}

const patient = { processes: 1, queueMs: 30_000, limitMs: 10_000 };

test('a shell draws with the views of remotes, which take the platform by name', async () => {
  renderer = createRenderer(patient);
  const shell = shellThat("facts.word + views['mf-cart/app']()");
  const remote = remoteThat("require('kernel') + ownFiles");
  expect(await drawn([shell, remote], { word: '</script>' })).toBe('</script>kernel/apps/mf-cart/');
});

test('what comes after a turn is drawn with the next', async () => {
  renderer = createRenderer(patient);
  const later = "let state = '<!--$!-->'; Promise.resolve().then(() => 0).then(() => { state = 'come'; })";
  expect(await drawn([shellThat('state', later)])).toBe('come');
});

test('what has come may ask for more behind the same fallback', async () => {
  renderer = createRenderer(patient);
  expect(await drawn([shellThat("++turns < 3 ? '<!--$!-->' : 'come'", 'globalThis.turns = 0')])).toBe('come');
});

test('a document has the rules of what is drawn in it, of the shell and of the remotes that it shows', async () => {
  renderer = createRenderer(patient);
  const shell = shellThat(`'<p class="a c">' + views['mf-cart/app']()`);
  const ruled = (script: ServerScript, rules: string): ServerScript => ({
    ...script,
    text: `${script.text};module.exports.rules = ${rules};`,
  });
  const text = JSON.stringify(
    JSON.stringify([
      [[], [['.a', ['a']]], '{color:red}'],
      [[], [['.b', ['b']]], '{}'],
    ]),
  );
  // As releases had them that were built before rules were text.
  const list = '[[["@layer app"], [[".c", ["c"]]], "{margin:0}"]]';
  const answer = await renderer.draw(drawingOf([ruled(shell, text), ruled(remoteThat("'cart'"), list)]));
  expect((JSON.parse(answer) as { css: string }).css).toBe('.a{color:red}@layer app{.c{margin:0}}');
});

test('what a remote says in its rules of one buyer is in no other document', async () => {
  renderer = createRenderer(patient);
  const shell = shellThat("views['mf-cart/app']()");
  const remote = remoteThat("'cart'");
  const telling = `${remote.text};module.exports.rules = JSON.stringify([[[], [], '.' + given.facts.buyer + '{}']]);`;
  const cssFor = async (buyer: string) =>
    (
      JSON.parse(await renderer.draw(drawingOf([shell, { ...remote, text: telling }], { buyer }))) as {
        css: string;
      }
    ).css;
  expect([await cssFor('zhang'), await cssFor('li'), await cssFor('zhang')]).toEqual([
    '.zhang{}',
    '.li{}',
    '.zhang{}',
  ]);
});

test.each([
  ['are no JSON', "'{'"],
  ['are no rules', "'[1]'"],
  ['are too long', "'[' + ' '.repeat(4000001) + ']'"],
])('rules that %s fail the drawing, and the next one is drawn', async (_what, rules) => {
  renderer = createRenderer(patient);
  const shell = shellThat("'page'");
  const wrong = {
    ...shell,
    version: '1.0.1+00000000',
    text: `${shell.text};module.exports.rules = ${rules};`,
  };
  await expect(renderer.draw(drawingOf([wrong]))).rejects.toThrow(DrawingFailed);
  expect(await drawn([shell])).toBe('page');
});

test('a document finds nothing of the one before it', async () => {
  renderer = createRenderer(patient);
  const shell = shellThat(
    `(() => { const found = [globalThis.left, Array.prototype.left, Object.prototype.left, String.prototype.left];
      const own = facts.buyer;
      globalThis.left = own; Array.prototype.left = own; Object.prototype.left = own; String.prototype.left = own;
      JSON.parse = () => own;
      return found.join('') + own; })()`,
  );
  for (const buyer of ['a', 'b', 'c']) expect(await drawn([shell], { buyer })).toBe(buyer);
});

test('every process draws before the first buyer comes, one after the other, but not one that is at work', async () => {
  renderer = createRenderer({ ...patient, processes: 2 });
  const shell = shellThat("'page'");
  expect(await renderer.warm(drawingOf([shell]))).toBe(2);
  const inWork = drawn([shell]);
  expect(await renderer.warm(drawingOf([shell]))).toBe(1);
  expect(await inWork).toBe('page');
  const broken = { ...shellThat('missing'), version: '1.0.1+00000000' };
  await expect(renderer.warm(drawingOf([broken]))).rejects.toThrow(DrawingFailed);
  expect(await drawn([shell])).toBe('page');
});

test('there is nothing to reach from a page: no process, files, network, timers, or code made of texts', async () => {
  renderer = createRenderer(patient);
  const missing = [
    ...[
      'process',
      'require',
      'fetch',
      'Buffer',
      'setTimeout',
      'setImmediate',
      'WebAssembly',
      'SharedArrayBuffer',
    ],
    ...['Atomics', 'XMLHttpRequest', 'WebSocket', 'FinalizationRegistry'],
  ];
  const shell = shellThat(
    `${JSON.stringify(missing)}.filter((name) => typeof globalThis[name] !== 'undefined')`,
  );
  expect(await drawn([shell])).toBe('');
  const tries = [
    "eval('1')",
    "new Function('return 1')()",
    "(() => {}).constructor('return process')()",
    "import('node:fs').constructor",
    "import/* a */('node:fs').constructor",
    "import // a\n('node:fs').constructor",
    'import<!-- a\n("node:fs").constructor',
    "given.constructor.constructor('return process')()",
  ];
  for (const code of tries) {
    const attempt = shellThat(
      `(() => { try { return 'reached ' + (${code}); } catch (error) { return 'refused'; } })()`,
    );
    const own = {
      ...attempt,
      version: `1.0.0+${Buffer.from(code).toString('hex').slice(0, 8)}${code.length}`,
    };
    expect(`${code}: ${await drawn([own])}`).toBe(`${code}: refused`);
  }
});

test('what traces are made of is out of reach', async () => {
  renderer = createRenderer(patient);
  const shell = shellThat(
    "(() => { try { Error.prepareStackTrace = (error, sites) => sites; } catch {} return typeof new Error('x').stack; })()",
  );
  expect(await drawn([shell])).toBe('string');
});

test.each([
  ['throws', "(() => { throw new Error('broken'); })()", 'broken'],
  ['throws what is no error', '(() => { throw { get message() { throw 1; } }; })()', 'it threw'],
])('a page that %s is not drawn, and says why', async (_name, draws, why) => {
  renderer = createRenderer(patient);
  await expect(drawn([shellThat(draws)])).rejects.toThrow(why);
  expect(await drawn([{ ...shellThat("'next'"), version: '1.0.0+00000001' }])).toBe('next');
});

test.each([
  ['in a loop', '(() => { for (;;); })()', ''],
  ['in a loop of promises', "'<!--$!-->'", 'const go = () => Promise.resolve().then(go); go();'],
  ['in an expression without end', "/^(a+)+$/.test('a'.repeat(60) + 'b')", ''],
])('a page that never ends %s is ended, and the next is drawn', async (_name, draws, more) => {
  renderer = createRenderer({ ...patient, limitMs: 500 });
  await expect(drawn([shellThat(draws, more)])).rejects.toThrow(DrawingFailed);
  expect(await drawn([{ ...shellThat("'next'"), version: '1.0.0+00000001' }])).toBe('next');
});

test('a page that takes all memory ends its process, and the next is drawn in another', async () => {
  renderer = createRenderer({ ...patient, memoryMb: 64 });
  const greedy = shellThat(
    '(() => { const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length)); })()',
  );
  await expect(drawn([greedy])).rejects.toThrow(DrawingFailed);
  expect(await drawn([{ ...shellThat("'next'"), version: '1.0.0+00000001' }])).toBe('next');
});

test('what would have to wait is refused', async () => {
  renderer = createRenderer({ ...patient, queueMs: 50, limitMs: 2_000 });
  const busy = drawn([shellThat('(() => { for (;;); })()')]);
  await expect(drawn([shellThat("'x'")])).rejects.toThrow(RendererBusy);
  await expect(busy).rejects.toThrow(DrawingFailed);
});

test('nothing waits for ever for a renderer that is closed', async () => {
  renderer = createRenderer(patient);
  const under = drawn([shellThat('(() => { for (;;); })()')]);
  const waits = drawn([shellThat("'x'")]);
  renderer.close();
  await expect(waits).rejects.toThrow(RendererBusy);
  await expect(under).rejects.toThrow(DrawingFailed);
  await expect(drawn([shellThat("'x'")])).rejects.toThrow(RendererBusy);
});

test('2,000 documents of 50 buyers, two at a time: each is of its own', async () => {
  renderer = createRenderer({ ...patient, processes: 2, queueMs: 60_000 });
  const shell = shellThat("[globalThis.seen, facts.buyer, (globalThis.seen = facts.buyer)].join(' ')");
  const count = 2_000;
  let next = 0;
  const work = async () => {
    for (let mine = next++; mine < count; mine = next++) {
      const buyer = `buyer-${mine % 50}`;
      expect(await drawn([shell], { buyer })).toBe(` ${buyer} ${buyer}`);
    }
  };
  await Promise.all([work(), work(), work()]);
}, 120_000);
