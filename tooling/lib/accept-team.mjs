import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packKit } from '../kit/pack-kit.mjs';
import { projectRoot } from './places.mjs';
import { runProgram } from './processes.mjs';
import { ownToken, release } from './shop.mjs';

const data = join(projectRoot, '.data');
const printAccounts = join(projectRoot, 'demo-shop', 'src', 'print-accounts.ts');

/**
 * The token of a team of this machine's store: the one that was made before, or a new one.
 * @param {string} store
 * @param {{ team: string, file: string, rights: readonly string[] }} of `rights` are options of `release team add`
 */
async function tokenOf(store, { team, file, rights }) {
  const isKnown = new RegExp(`^${team} `, 'm').test(await release(store, 'team', 'list'));
  if (!isKnown || !existsSync(file)) {
    const printed = await release(store, 'team', 'add', team, ...rights, '--by', 'local');
    writeFileSync(file, printed.trim(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/**
 * Lets a team release one remote from a repository of its own, for a try on this machine: rights, a token and the kit.
 * @param {string} store
 * @param {string} app name of the remote, such as `mf-news`, whose page is `/news`
 * @returns {Promise<string>} the team's token
 */
export async function acceptTeam(store, app) {
  // Checks that the team asks for log in as the demonstration's buyers.
  process.env['RELEASE_SMOKE_PASSWORD'] ??= (await runProgram(printAccounts, ['--password'])).trim();
  await tokenOf(store, { team: 'platform', file: ownToken, rights: ['--apps', '*'] });
  const config = JSON.parse(readFileSync(join(projectRoot, 'release.config.json'), 'utf8'));
  config.channels.stable.kit = true;
  const configFile = join(data, 'release.config.json');
  writeFileSync(configFile, JSON.stringify(config));
  await release(store, 'configure', configFile, '--by', 'local', '--why', '试用外部团队');
  await packKit(join(data, 'kit'));
  await release(store, 'kit', join(data, 'kit'), '--by', 'local');
  const rights = ['--apps', app, '--mounts', `/${app.replace(/^mf-/, '')}`];
  return tokenOf(store, { team: app, file: join(data, `${app}.token`), rights });
}

/**
 * What the team does next, in a terminal of its own.
 * @param {string} app
 * @param {{ url: string, token: string }} shop
 */
export function printTeam(app, { url, token }) {
  console.log(`\n${app} 可以从自己的仓库发布，在另一个终端：`);
  console.log(`  npm run new-remote ${app} -- --title 新页面 --menu --into ../${app}-team --shop ${url}`);
  console.log(`  cd ../${app}-team && npm run dev`);
  console.log(`  export RELEASE_SERVER=${url} RELEASE_TOKEN=${token} RELEASE_KEY=$HOME/${app}.pem`);
  console.log('  npx release key add "$RELEASE_KEY"');
  console.log(`  npm run build -w ${app} && npx release ship ${app} --why "第一版"`);
}
