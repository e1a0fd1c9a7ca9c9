import type { Breakage } from '../breakage';

const tokens = 'shared-kernel/src/styles/tokens.css';

/** What a shell, and the kernel in it, can do to every remote. */
export const inShell: readonly Breakage[] = [
  {
    name: 'shell-does-not-start',
    does: 'throws before anything is drawn',
    app: 'shell',
    edits: [
      {
        file: 'shell/src/main.tsx',
        find: 'failWithPlatform(__webpack_require__);',
        put: "if (typeof document !== 'undefined') throw new Error('on start');\nfailWithPlatform(__webpack_require__);",
      },
    ],
    by: 'smoke',
    says: /on start|nothing is shown/,
  },
  {
    name: 'nobody-gets-in',
    does: 'sends buyers to the login from every page of theirs',
    app: 'shell',
    edits: [
      {
        file: 'shell/src/routes/access.ts',
        find: 'if (loggedIn || isOpen(',
        put: 'if ((loggedIn && pathname.length < 6) || isOpen(',
      },
    ],
    by: 'smoke',
    says: /was sent to \/login/,
  },
  {
    name: 'without-header',
    does: 'has no header',
    app: 'shell',
    edits: [{ file: 'shell/src/layout/layout.tsx', find: '      <SteadyHeader />\n', put: '' }],
    by: 'smoke',
    says: /than the live one/,
  },
  {
    name: 'header-link-to-nowhere',
    does: 'a link of the header leads to a page that is none',
    app: 'shell',
    edits: [
      {
        file: 'shell/src/layout/main-links.ts',
        find: "pathTo('/home/surprise')",
        put: "pathTo('/home/surprises')",
      },
    ],
    by: 'smoke',
    says: /leads to \/home\/surprises/,
  },
  {
    name: 'without-line',
    does: 'the token `--line` is gone',
    app: 'shell',
    edits: [
      { file: tokens, find: '    --line: #e2e8ee;\n', put: '' },
      { file: tokens, find: '    --line: #76838f;\n', put: '' },
    ],
    by: 'tokens',
    says: /takes --line, which the shell does not set/,
  },
  {
    name: 'without-price-colour',
    does: 'the token `--price` is set for strong contrast only',
    app: 'shell',
    edits: [{ file: tokens, find: '    --price: #c9350b;\n', put: '' }],
    by: 'tokens',
    says: /takes --price, which the shell does not set/,
  },
  {
    name: 'other-cookie',
    does: 'keeps the session under another name',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/session/session.ts',
        find: "= 'Authorization';",
        put: "= 'Session';",
      },
    ],
    by: 'smoke',
    says: /keeps no Authorization|does not keep/,
  },
  {
    name: 'other-user-key',
    does: 'keeps who is logged in under another name',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/session/session.ts',
        find: "const userInfoKey = 'userInfo' ",
        put: "const userInfoKey = 'buyerInfo' ",
      },
    ],
    by: 'smoke',
    says: /does not keep/,
  },
  {
    name: 'other-bus',
    does: 'tells events to other tabs under another name',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/events/index.ts',
        find: "= 'mall-events';",
        put: "= 'shop-events';",
      },
    ],
    by: 'smoke',
    says: /does not keep the channel mall-events/,
  },
  {
    name: 'kernel-without-amount',
    does: 'the kernel no longer has a view that remotes take',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/ui/index.ts',
        find: "export { Pager, type PagerProps } from './pager';",
        put: "export { Pager as Pages, type PagerProps } from './pager';",
      },
    ],
    by: 'platform-names',
    says: /imports Pager from shared-kernel\/ui, which the shell's does not have/,
  },
  {
    name: 'other-props-of-kernel',
    does: 'a view of the kernel wants a prop that no remote hands it',
    app: 'shell',
    edits: [
      {
        file: 'shared-kernel/src/ui/amount.tsx',
        find: 'export interface AmountProps {\n',
        put: 'export interface AmountProps {\n  currency: string;\n',
      },
    ],
    by: 'types',
    says: /uses Amount of shared-kernel\/ui in a way that the shell's does not allow/,
  },
];
