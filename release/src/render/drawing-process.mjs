import net from 'node:net';
import vm from 'node:vm';

/** @type {import('tooling/lib/pick-rules.mjs')} */
const { pickRules } = await import(process.argv[2] ?? '');

// Draws documents with the scripts of releases, in a process of its own without rights (renderer.ts). Each document has a V8
// context that no object of Node's enters: texts go in, a text comes out, and nothing of it is left afterwards.

/** Nobody in here has anything to say to anybody else. */
net.Socket.prototype.connect = () => {
  throw new Error('no network');
};

/** A turn for what a page asks for while it is drawn; each may ask for more. */
const MOST_TURNS = 6;
/** How React marks a part that was not drawn. */
const UNDRAWN = '<!--$!-->';

const start = new vm.Script(
  `(() => {
  for (const name of ['WebAssembly', 'Atomics', 'SharedArrayBuffer', 'FinalizationRegistry', 'WeakRef']) delete globalThis[name];
  Object.defineProperty(Error, 'prepareStackTrace', { value: undefined });
  globalThis.given = JSON.parse(givenText);
  globalThis.scripts = {};
})();`,
  { filename: 'start.js' },
);

const draw = new vm.Script(
  `globalThis.drawing = (() => {
  const { shell: shellAt, remotes, facts } = given;
  const started = (app, base, require) => {
    const module = { exports: {} };
    scripts[app](module, module.exports, require, base);
    return module.exports;
  };
  const shell = started(shellAt.app, shellAt.base);
  const modules = new Map();
  const require = (request) => {
    if (!Object.hasOwn(shell.platform, request)) throw new Error('the platform has no ' + request);
    if (!modules.has(request)) modules.set(request, shell.platform[request]());
    return modules.get(request);
  };
  // Releases whose rules are no text were built before they were.
  const textOf = (rules) => (typeof rules === 'string' ? rules : JSON.stringify(rules));
  const rules = [textOf(shell.rules)];
  const views = {};
  for (const { app, base, exposes } of remotes) {
    let remote;
    const start = () => {
      remote ??= started(app, base, require);
      const text = textOf(remote.rules);
      if (!rules.includes(text)) rules.push(text);
      return remote.views;
    };
    for (const expose of exposes) views[app + '/' + expose] = () => start()[expose]();
  }
  const turn = shell.drawDocument(facts, views);
  let last;
  return {
    turn: () => (last = turn()).html,
    nextRules: () => rules.shift() ?? '',
    whole: () => JSON.stringify({ ...last, matched: [...matched] }),
  };
})();`,
  { filename: 'draw.js' },
);
const turn = new vm.Script('drawing.turn()', { filename: 'turn.js' });
const nextRules = new vm.Script('drawing.nextRules()', { filename: 'next-rules.js' });
const whole = new vm.Script('drawing.whole()', { filename: 'whole.js' });

/** What import() gives back comes from Node, so there is none, whatever stands between the word and what it imports. */
const IMPORT = /\bimport(?=(?:\s|\/\*[\s\S]*?\*\/|(?:\/\/|<!--|-->)[^\n\r\u2028\u2029]*)*[(.])/g;

/**
 * A script as a function of the context that runs it.
 * @param {{ app: string, version: string, text: string }} script
 */
function compiled({ app, version, text }) {
  const name = JSON.stringify(app);
  const alone = text.replace(IMPORT, 'noImport');
  return new vm.Script(`scripts[${name}] = function (module, exports, require, ownFiles) {${alone}\n};`, {
    filename: `${app}@${version}/server.cjs`,
  });
}

/** @type {Map<string, vm.Script>} */
const known = new Map();

const LONGEST_RULES = 4_000_000;
const MOST_RULES = 32;
/**
 * Rules of style, by the text that a script gives of them: one that says something else in another document gets that.
 * @type {Map<string, readonly import('tooling/lib/pick-rules.mjs').Rule[]>}
 */
const rulesByText = new Map();

/** @param {string} text */
function readRules(text) {
  const read = rulesByText.get(text);
  if (read) return read;
  if (text.length > LONGEST_RULES) throw new Error('its rules of style are too long');
  const rules = JSON.parse(text);
  if (rulesByText.size === MOST_RULES) rulesByText.clear();
  rulesByText.set(text, rules);
  return rules;
}

/** @param {{ scripts: string[], given: string, limitMs: number }} job */
function drawn({ scripts, given, limitMs }) {
  const end = Date.now() + limitMs;
  const context = vm.createContext(Object.assign(Object.create(null), { givenText: given }), {
    codeGeneration: { strings: false, wasm: false },
    microtaskMode: 'afterEvaluate',
  });
  const run = (/** @type {vm.Script} */ script) =>
    script.runInContext(context, { timeout: Math.max(1, end - Date.now()), breakOnSigint: false });
  run(start);
  for (const key of scripts) {
    const script = known.get(key);
    if (!script) throw new Error(`${key} was not given`);
    run(script);
  }
  run(draw);
  let html = '';
  // What has come may ask for more before there is anything new to see.
  for (let turns = 0, alike = 0; turns < MOST_TURNS && alike < 2; turns++) {
    const before = html;
    html = run(turn);
    if (typeof html !== 'string') throw new Error('a page is text');
    if (!html.includes(UNDRAWN)) break;
    alike = html === before ? alike + 1 : 0;
  }
  const rules = [];
  for (let taken = 0; taken < scripts.length; taken++) {
    const text = run(nextRules);
    if (typeof text !== 'string') throw new Error('rules of style are text');
    if (text === '') break;
    rules.push(...readRules(text));
  }
  const result = run(whole);
  if (typeof result !== 'string') throw new Error('a document is text');
  return JSON.stringify({ ...JSON.parse(result), css: pickRules(rules, html) });
}

/** What went wrong, whatever was thrown: it may be of the context, and have no text. @param {unknown} error */
function causeOf(error) {
  try {
    return `${/** @type {Error} */ (error).message}`.slice(0, 300);
  } catch {
    return 'it threw';
  }
}

process.on('message', (message) => {
  const { id, script, job } =
    /** @type {{ id: number, script?: { key: string, app: string, version: string, text: string }, job?: Parameters<typeof drawn>[0] }} */ (
      message
    );
  try {
    if (script) known.set(script.key, compiled(script));
    process.send?.({ id, result: job ? drawn(job) : '' });
  } catch (error) {
    process.send?.({ id, error: causeOf(error) });
  }
});
process.on('disconnect', () => process.exit());
