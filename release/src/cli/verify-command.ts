import type { Command } from 'commander';
import { verifyLineup } from '../composition/require-signatures';
import { readCurrent } from '../composition/revisions';
import { documentsAreCurrent } from '../documents/publish-documents';
import { newestVersion } from '../publish/releases';
import { readSourceMaps } from '../publish/source-maps';
import { type VerifiedRelease, verifyRelease } from '../publish/verify-release';
import { componentsOf } from '../signing/build-provenance';
import { ReleaseError } from '../store/release-error';
import type { Store } from '../store/store';
import { type ChannelOptions, chosenStore, toPromotion } from './context';
import { formatTable } from './table';

const NONE = '–';

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('hold releases against what was signed of them, to the byte')
    .argument('[app[@version]...]', 'the newest where no version is given; what is live when left out')
    .option('--channel <name>', 'whose live releases', 'stable')
    .option('--bill', 'print what each holds of other people, as CycloneDX')
    .action(async (apps: string[], { bill }: { bill?: boolean }, command: Command) => {
      const flags = command.optsWithGlobals<ChannelOptions>();
      const store = chosenStore(flags);
      const live = apps.length > 0 ? null : await readCurrent(store, flags.channel);
      const wanted = live
        ? Object.entries(live.apps).map(([app, { version }]) => ({ app, version }))
        : apps.map(toPromotion);
      if (live) {
        await verifyLineup(store, live);
        if (!(await documentsAreCurrent(store, live)))
          throw new ReleaseError(
            `the documents of revision ${live.revision} are not what it says: "release compose" writes them again`,
          );
      }
      const verified: VerifiedRelease[] = [];
      for (const { app, version } of wanted)
        verified.push(await verifyRelease(store, app, version ?? (await newestVersion(store, app))));
      if (bill) for (const { bill: text } of verified) console.log(text);
      else
        console.log(
          formatTable(
            ['app', 'version', 'signed by', 'key', 'source', 'node', 'libraries', 'source maps'],
            await Promise.all(verified.map(async (each) => [...toRow(each), await mapsOf(store, each)])),
          ),
        );
    });
}

/** Whether source maps are there, and whose signature holds them. */
async function mapsOf(store: Store, { release, statement }: VerifiedRelease): Promise<string> {
  if ((await readSourceMaps(store, release)) === null) return NONE;
  return statement.predicate.mall_sourceMaps === release.sourceMaps ? 'signed' : 'not signed';
}

function toRow({ release, statement, team, key, bill }: VerifiedRelease): string[] {
  const { resolvedDependencies, internalParameters } = statement.predicate.buildDefinition;
  const source = resolvedDependencies.find(({ name }) => name === 'source');
  const commit = source?.digest['gitCommit']?.slice(0, 12) ?? NONE;
  return [
    release.app,
    release.version,
    team,
    key,
    source?.annotations?.changed ? `${commit} and changes` : commit,
    internalParameters.node,
    `${componentsOf(bill).length}`,
  ];
}
