import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Breakage } from '../breakage';

const oneOf = (release: string, ending: string): string => {
  const file = readdirSync(release).find((name) => name.endsWith(ending));
  if (file === undefined) throw new Error(`${release} has no ${ending}`);
  return join(release, file);
};

const comment: Breakage['built'] = { __federation_expose_app: (text) => `${text}\n/* as published */` };

/** What somebody does to a release in the store who may write there. */
export const inStore: readonly Breakage[] = [
  {
    name: 'stylesheet-changed',
    does: 'a stylesheet in the store is not what was published',
    app: 'mf-orders',
    built: comment,
    stored: async (release) => {
      const file = oneOf(release, '.css');
      writeFileSync(file, `${readFileSync(file, 'utf8')}body{opacity:0}`);
    },
    by: 'files',
    says: /\.css.*(not what was published|differs|changed)/,
  },
  {
    name: 'stylesheet-missing',
    does: 'a stylesheet is gone from the store',
    app: 'mf-account',
    built: comment,
    stored: async (release) => rmSync(oneOf(release, '.css')),
    by: 'files',
    says: /\.css.*(gone|missing|not there)/,
  },
  {
    name: 'script-changed',
    does: 'a script in the store is not what was published',
    app: 'mf-catalog',
    built: comment,
    stored: async (release) => {
      const file = oneOf(release, '.js');
      writeFileSync(file, `${readFileSync(file, 'utf8')};alert(1)`);
    },
    by: 'files',
    says: /\.js/,
  },
  {
    name: 'file-left-out',
    does: 'a build is published without one of its files',
    app: 'mf-cart',
    built: { 'assets.json': (text) => text.replaceAll('.css"', '.gone.css"') },
    by: 'publish',
    says: /which .* lacks/,
  },
];
