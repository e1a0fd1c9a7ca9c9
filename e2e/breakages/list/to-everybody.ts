import type { Breakage } from '../breakage';

const account = 'mf-account/src/app.tsx';
const first = 'const UserCenterScreen =';

const inBrowser = (statement: string) => [
  {
    file: account,
    find: first,
    put: `if (globalThis.document?.visibilityState) {\n  ${statement}\n}\n${first}`,
  },
];

/** What one app does to the page of all. */
export const toEverybody: readonly Breakage[] = [
  {
    name: 'replaces-fetch',
    does: 'overwrites fetch',
    app: 'mf-account',
    edits: inBrowser('const own = fetch;\n  globalThis.fetch = (...asked) => own(...asked);'),
    by: 'smoke',
    says: /replaces fetch for every app/,
  },
  {
    name: 'replaces-xhr',
    does: 'overwrites XMLHttpRequest.prototype.open',
    app: 'mf-account',
    edits: inBrowser(
      'const { open } = XMLHttpRequest.prototype;\n  XMLHttpRequest.prototype.open = function (...asked) { return open.apply(this, asked); };',
    ),
    by: 'smoke',
    says: /replaces XMLHttpRequest\.prototype\.open/,
  },
  {
    name: 'replaces-push-state',
    does: 'overwrites history.pushState',
    app: 'mf-account',
    edits: inBrowser(
      'const own = history.pushState;\n  history.pushState = (...state) => own.apply(history, state);',
    ),
    by: 'smoke',
    says: /replaces history\.pushState/,
  },
  {
    name: 'styles-elements',
    does: 'a stylesheet hides every button',
    app: 'mf-cart',
    built: { '.css': (text) => `${text}button{display:none}` },
    by: 'stylesheets',
    says: /reaches beyond its own views: button/,
  },
  {
    name: 'styles-the-page',
    does: 'a stylesheet of the sources styles the header',
    app: 'mf-cart',
    edits: [
      {
        file: 'mf-cart/src/components/page.module.css',
        find: '.column {\n  width',
        put: ':global(header) {\n  visibility: hidden;\n}\n\n.column {\n  width',
      },
    ],
    by: 'build',
    says: /header/,
  },
  {
    name: 'forgets-the-session',
    does: 'clears what the browser keeps of the buyer',
    app: 'mf-account',
    edits: inBrowser('localStorage.clear();'),
    by: 'smoke',
    says: /keeps nothing|was sent to \/login|is no longer kept/,
  },
  {
    name: 'covers-the-page',
    does: 'lays a veil over the page and its header',
    app: 'mf-account',
    edits: inBrowser(
      "const veil = document.createElement('div');\n  veil.style.position = 'fixed';\n  veil.style.inset = '0';\n  veil.style.zIndex = '9999';\n  document.body.append(veil);",
    ),
    by: 'smoke',
    says: /cannot be clicked/,
  },
  {
    name: 'takes-the-header',
    does: "hides the shell's header",
    app: 'mf-account',
    edits: inBrowser(
      "setInterval(() => document.querySelector('header')?.style.setProperty('display', 'none'), 50);",
    ),
    by: 'smoke',
    says: /is hidden|than the live one/,
  },
  {
    name: 'against-the-policy',
    does: 'counts visits at a stranger’s address',
    app: 'mf-account',
    edits: inBrowser("new Image().src = 'https://counter.example/visit.gif';"),
    by: 'smoke',
    says: /Content Security Policy/,
  },
  {
    name: 'evaluates-text',
    does: 'runs text as code',
    app: 'mf-account',
    edits: inBrowser("new Function('return 1')();"),
    by: 'smoke',
    says: /Content Security Policy|unsafe-eval|EvalError/,
  },
];
