import { resolve } from 'node:path';
import type { Command } from 'commander';
import { isBucket } from '../bucket/open-objects';
import { ReleaseError } from '../store/release-error';
import { type CommonOptions, chosenPlace } from './context';

export function moveCommand(program: Command): void {
  program
    .command('move')
    .description('move the whole store from its folder into a bucket, or back; killed, it is run again')
    .requiredOption('--to <place>', 's3://<bucket>/<path>, or a folder')
    .action(async (_flags: unknown, command: Command) => {
      const { to, ...flags } = command.optsWithGlobals<CommonOptions & { to: string }>();
      const [{ moveIntoBucket, moveIntoFolder }, { openStoreObjects }] = await Promise.all([
        import('../bucket/move-store'),
        import('../bucket/store-objects'),
      ]);
      const from = chosenPlace(flags);
      if (isBucket(from) === isBucket(to))
        throw new ReleaseError('a store moves from a folder into a bucket, or from a bucket into a folder');
      const { compared, sent } = isBucket(to)
        ? await moveIntoBucket(from, await openStoreObjects(to))
        : await moveIntoFolder(await openStoreObjects(from), resolve(to));
      console.log(`${to} holds ${compared} objects, each compared${isBucket(to) ? `; ${sent} are new` : ''}`);
      console.log(
        isBucket(to)
          ? `from now on: --store ${to} --copy ${from}`
          : `from now on: --store ${to}, and nothing writes ${from} any more`,
      );
    });
}
