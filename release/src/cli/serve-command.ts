import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import type { FastifyInstance } from 'fastify';
import type { Traces } from 'traces';
import { followStore } from '../bucket/follow-store';
import type { ServerMetrics } from '../serve/server-metrics';
import { sharedAt } from '../store/shared-store';
import { type ChannelOptions, chosenStore } from './context';
import { missingForTeams } from './missing-for-teams';

const LAST_CALLS_MS = 5_000;
const RENDER_WITHIN_MS = 450;

interface ServeFlags extends ChannelOptions {
  port: number;
  host: string;
  api: string;
  pagePort?: number;
  telemetry?: string[];
  tlsKey?: string;
  tlsCert?: string;
  keys?: string;
  accept?: boolean;
  render: number | false;
  behindProxy?: boolean;
}

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve the composed shop: documents and files from the store, calls from mall-api')
    .option('--channel <name>', 'the channel to serve', 'stable')
    .option('--port <port>', 'port to listen on', Number, 3000)
    .option('--host <host>', 'address to listen on', '127.0.0.1')
    .option('--api <address>', 'address of mall-api', 'http://127.0.0.1:3001')
    .option(
      '--page-port <port>',
      'also serve the release page and /metrics, for the team, on this port',
      Number,
    )
    .option(
      '--telemetry <place...>',
      "for that page: folders and buckets (s3://…) that the API processes write (default: the store's)",
    )
    .option('--tls-key <file>', 'private key (PEM); with --tls-cert, HTTP/2 is spoken')
    .option('--tls-cert <file>', 'certificate (PEM)')
    .option('--behind-proxy', 'believe X-Forwarded-* of whoever calls, such as nginx')
    .option('--accept', 'take the commands of teams that show their token, over HTTP')
    .option(
      '--render <milliseconds>',
      'draw pages before they are sent, where that takes no longer',
      Number,
      RENDER_WITHIN_MS,
    )
    .option('--no-render', 'send documents with an app shell in the place of the page')
    .addOption(
      new Option(
        '--keys <file>',
        "serve only what was signed with one of these keys (default: the store's, where the channel asks for it)",
      ).env('RELEASE_KEYS'),
    )
    .action(async (_flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<ServeFlags>();
      const { createServer } = await import('../serve/create-server');
      const metrics =
        flags.pagePort === undefined ? undefined : (await import('../serve/server-metrics')).serverMetrics();
      const traces = await startTraces();
      const store = chosenStore(flags);
      const shared = sharedAt(store.root);
      if (shared) metrics?.watchCopy(shared);
      const follower = shared && followStore(shared);
      const server = await createServer({
        store,
        channel: flags.channel,
        api: flags.api,
        tls: await readTls(flags),
        behindProxy: flags.behindProxy,
        keys: flags.keys,
        accept: flags.accept ? {} : undefined,
        render: flags.render || undefined,
        metrics,
        traces,
      });
      const address = await server.listen({ port: flags.port, host: flags.host });
      console.log(`channel ${flags.channel} at ${address}, calls to ${flags.api}`);
      if (flags.accept)
        for (const missing of await missingForTeams(store, flags.channel)) console.log(missing);
      const page = flags.pagePort === undefined ? null : await servePage(flags, flags.pagePort, metrics);
      const stop = () => {
        setTimeout(() => process.exit(0), LAST_CALLS_MS).unref();
        follower?.end();
        void server.close().finally(() => traces?.close());
        void page?.close();
      };
      process.once('SIGTERM', stop).once('SIGINT', stop);
    });
}

async function servePage(
  flags: ServeFlags,
  port: number,
  metrics: ServerMetrics | undefined,
): Promise<FastifyInstance> {
  const { createPageServer } = await import('../page/create-page-server');
  const store = chosenStore(flags);
  const page = createPageServer({ store, telemetry: flags.telemetry ?? [store.telemetry], metrics });
  console.log(`release page at ${await page.listen({ port, host: flags.host })}`);
  return page;
}

async function readTls({ tlsKey, tlsCert }: ServeFlags): Promise<{ key: string; cert: string } | undefined> {
  if (tlsKey === undefined || tlsCert === undefined) return undefined;
  return { key: await readFile(tlsKey, 'utf8'), cert: await readFile(tlsCert, 'utf8') };
}

/** Traces documents where an operator asks for it. A team's kit comes without what does so. */
async function startTraces(): Promise<Traces | undefined> {
  const traces = await import('traces').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  });
  if (!traces?.wantsTraces(process.env)) return undefined;
  return traces.openTraces({
    service: 'mall-front',
    onFailure: (reason, times) => console.error(`traces did not leave (${times} times): ${reason}`),
  });
}
