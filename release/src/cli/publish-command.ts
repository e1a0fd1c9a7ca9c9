import { join } from 'node:path';
import type { Command } from 'commander';
import { type Published, publishApp } from '../publish/publish-app';
import { envelope } from '../signing/envelope';
import { readJson } from '../store/json-files';
import { appFolder, type CommonOptions, chosenStore, distOf, keyOfCaller, tokenOfCaller } from './context';
import { previewAddresses } from './preview-addresses';
import { formatSize, formatTable } from './table';

interface PublishFlags extends CommonOptions {
  why: string;
}

export function publishCommand(program: Command): void {
  program
    .command('publish')
    .description('publish the built dist/ of apps as immutable releases')
    .argument('<app...>', "names of the project's apps, or paths of app folders")
    .option('--why <text>', 'what this release brings', '')
    .action(async (apps: string[], _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<PublishFlags>();
      const store = chosenStore(flags);
      const key = await keyOfCaller();
      const published: Published[] = [];
      for (const app of apps) {
        published.push(
          await publishApp({
            store,
            dist: distOf(app),
            by: flags.by,
            why: flags.why,
            token: tokenOfCaller(),
            key,
            signature: (await readJson(join(appFolder(app), 'signature.json'), envelope)) ?? undefined,
          }),
        );
      }
      console.log(formatTable(['app', 'version', 'files', 'size', 'brotli', ''], published.map(toRow)));
      const versions = published.map(({ release: { app, version } }) => `${app}@${version}`);
      for (const address of await previewAddresses(store, versions)) console.log(`preview: ${address}`);
    });
}

function toRow({ release, created }: Published): string[] {
  const files = Object.values(release.files);
  const size = files.reduce((sum, file) => sum + file.size, 0);
  const sent = files.reduce((sum, file) => sum + (file.brotli ?? file.size), 0);
  return [
    release.app,
    release.version,
    `${files.length}`,
    formatSize(size),
    formatSize(sent),
    created ? 'published' : 'same content as before',
  ];
}
