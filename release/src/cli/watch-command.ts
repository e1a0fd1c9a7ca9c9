import { setTimeout as pause } from 'node:timers/promises';
import { type Command, Option } from 'commander';
import { tellsAtTimes } from '../bucket/follow-store';
import { reachInWords } from '../composition/reach';
import { ReleaseError } from '../store/release-error';
import { StoreAway, sharedAt } from '../store/shared-store';
import type { WatchNews, Webhook } from '../watch/notify-webhook';
import type { RampStep } from '../watch/ramp-canaries';
import type { CanaryReport } from '../watch/watch-canaries';
import type { LiveReport } from '../watch/watch-live';
import { type ChangeFlags, changeOptions } from './context';
import { formatTable } from './table';

interface WatchFlags extends ChangeFlags {
  telemetry?: string[];
  every: number;
  once?: boolean;
  webhook?: string;
}

export function watchCommand(program: Command): void {
  program
    .command('watch')
    .description(
      'compare canaries with what everybody else has, and what was promoted with what was before; take back what is ' +
        'clearly worse, and give more buyers what is not, by the policy',
    )
    .option('--channel <name>', 'the channel to watch', 'stable')
    .option(
      '--telemetry <place...>',
      "folders and buckets (s3://…) that the API processes write (default: the store's telemetry/)",
    )
    .option('--every <seconds>', 'how often to look', Number, 30)
    .option('--once', 'look once, and end')
    .addOption(
      new Option('--webhook <address>', 'call it with what was taken back and what needs a look').env(
        'RELEASE_WEBHOOK',
      ),
    )
    .action(async (_flags: unknown, command: Command) => {
      const { rampCanaries } = await import('../watch/ramp-canaries');
      const { watchCanaries } = await import('../watch/watch-canaries');
      const { startQueued } = await import('../watch/start-queued');
      const { watchLive } = await import('../watch/watch-live');
      const { newsOf, onlyNew } = await import('../watch/watch-news');
      const { telemetry, every, once, webhook } = command.optsWithGlobals<WatchFlags>();
      const options = { ...(await changeOptions(command, '')), by: 'release watch' };
      const hook = webhook === undefined ? null : webhookAt(webhook);
      const fresh = onlyNew();
      const folders = telemetry ?? [options.store.telemetry];
      const look = async () => {
        await sharedAt(options.store.root)?.refresh();
        const { reports, withdrawn } = await watchCanaries(options, folders);
        const steps = await rampCanaries(options, reports);
        const promoted = await watchLive(options, folders);
        steps.push(...(await startQueued(options)));
        console.log(new Date().toISOString());
        console.log(formatTable(HEADINGS, reports.map(toRow)) || 'no canary');
        for (const text of new Set(reports.flatMap(({ missing }) => missing))) console.log(text);
        for (const { app, version, why } of withdrawn)
          console.log(`${app}@${version} was taken back: ${why}`);
        for (const step of steps) console.log(stepInWords(step));
        for (const report of promoted) console.log(liveInWords(report));
        return fresh(newsOf(options.channel, { reports, withdrawn, steps, promoted }));
      };
      const tellAway = tellsAtTimes();
      for (;;) {
        const news = await look().catch((error: unknown) => {
          if (once || !(error instanceof StoreAway)) throw error;
          // Nothing can be taken back either, until the bucket of the store answers again.
          tellAway(error);
          return [];
        });
        // A webhook that does not answer keeps nothing from being taken back.
        const telling = hook ? Promise.all(news.map((each) => tellOne(hook, each))) : null;
        if (once) return void (await telling);
        await pause(every * 1000);
      }
    });
}

async function tellOne(hook: Webhook, news: WatchNews): Promise<void> {
  const { notifyWebhook } = await import('../watch/notify-webhook');
  const untold = await notifyWebhook(hook, news);
  if (untold !== null) console.error(untold);
}

/** The secret comes from the environment only: an argument could be read in the list of processes. */
function webhookAt(url: string): Webhook {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new ReleaseError('--webhook takes the address of one, with https:// or http://');
  return { url, secret: process.env['RELEASE_WEBHOOK_SECRET'] };
}

const stepInWords = ({ app, version, to, refused }: RampStep): string =>
  refused === undefined
    ? `${app}@${version} goes to ${to === 100 ? 'everybody' : `${to} %`}`
    : `${app}@${version} cannot go to ${to} %: ${refused}`;

const liveInWords = ({ app, version, previous, why, alsoWorse }: LiveReport): string =>
  alsoWorse.length === 0
    ? `${app}@${version} was taken back for ${previous}: ${why}`
    : `${app}@${version} is worse than ${previous}, and so is ${alsoWorse.join(', ')}, which nobody changed: ${why}`;

const HEADINGS = ['app', 'canary', 'for', 'visits', 'faulty', 'beside', 'visits', 'faulty', 'evidence', ''];

const toRow = ({ app, version, chosen, share, canary, live, evidence, verdict }: CanaryReport): string[] => [
  app,
  version,
  reachInWords({ chosen, share }),
  `${canary.visits}`,
  `${canary.faulty}`,
  live.version,
  `${live.visits}`,
  `${live.faulty}`,
  `${evidence.toPrecision(2)} : 1`,
  verdict,
];
