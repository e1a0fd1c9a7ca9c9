import { ensureInstalled } from '../lib/ensure-installed.mjs';

ensureInstalled();

const { compareBuilds } = await import('../lib/same-bytes.mjs');
const { listApps } = await import('../rspack/federation-field.mjs');

// `same-bytes.mjs [app…]`: whether the apps, or all, are built to the same bytes in another folder.
const named = process.argv.slice(2);
const apps = named.length > 0 ? named : listApps().map(({ packageName }) => packageName);
for (const { app, files, differing } of await compareBuilds(apps)) {
  console.log(
    `${differing.length === 0 ? '✓' : '✗'} ${app.padEnd(12)} ${files} 个文件，${differing.length} 个不同`,
  );
  for (const name of differing) console.log(`    ${name}`);
  if (differing.length > 0) process.exitCode = 1;
}
