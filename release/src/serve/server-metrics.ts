import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SharedStore } from '../store/shared-store';
import type { DrawnDocuments } from './drawn-documents';
import type { ChannelDocuments } from './live-documents';

/** Counts what a server of the composed shop does. */
export interface ServerMetrics {
  /** Of its replies, and of what is live. */
  watch(app: FastifyInstance, documents: ChannelDocuments): void;
  /** Of the copy that it serves, where its store is elsewhere. */
  watchCopy(shared: Pick<SharedStore, 'freshAt'>): void;
  /** Of its drawn pages, from here on. */
  watchDrawing(drawn: DrawnDocuments): DrawnDocuments;
  /** A page of this app could not be drawn. */
  drawingFailed(app: string): void;
  /** All of it and what the process has by itself, in Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
}

/** @returns metrics that are named in docs/operating.md#numbers */
export function serverMetrics(): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const replies = new Counter({
    name: 'mall_front_replies_total',
    help: 'Replies of the front, by what was asked for and HTTP status',
    labelNames: ['kind', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'mall_front_reply_seconds',
    help: 'Seconds from a request’s headers to the end of its reply, by what was asked for',
    labelNames: ['kind'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30],
    registers,
  });
  const pages = new Counter({
    name: 'mall_front_documents_total',
    help: 'Documents of a front that draws, by whether the page is in them',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'mall_front_drawing_faults_total',
    help: 'Pages that could not be drawn, by the app whose fault it was',
    labelNames: ['app'],
    registers,
  });

  return {
    watch(app, documents) {
      app.addHook('onResponse', async (request, reply) => {
        const kind = kindOf(request, reply);
        replies.inc({ kind, status: reply.statusCode });
        duration.observe({ kind }, reply.elapsedTime / 1000);
      });
      new Gauge({
        name: 'mall_front_revision',
        help: 'The revision that is served',
        registers,
        async collect() {
          this.set((await documents.live())?.revision.revision ?? 0);
        },
      });
      new Gauge({
        name: 'mall_front_degraded',
        help: '1 while an older revision is served because the last one cannot be read',
        registers,
        async collect() {
          await documents.live();
          this.set(documents.failing() === null ? 0 : 1);
        },
      });
    },
    watchCopy(shared) {
      new Gauge({
        name: 'mall_front_copy_age_seconds',
        help: 'Seconds since the copy of the store was up to date',
        registers,
        collect() {
          this.set(Math.max(0, Date.now() - shared.freshAt()) / 1000);
        },
      });
    },
    watchDrawing: (drawn) => ({
      ...drawn,
      async documentFor(...asked) {
        const document = await drawn.documentFor(...asked);
        pages.inc({ outcome: document === null ? 'static' : 'drawn' });
        return document;
      },
    }),
    drawingFailed: (app) => faults.inc({ app }),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

type Kind = 'file' | 'call' | 'document' | 'other';

function kindOf({ url }: FastifyRequest, reply: FastifyReply): Kind {
  if (url.startsWith('/apps/')) return 'file';
  if (url.startsWith('/api/')) return 'call';
  return String(reply.getHeader('content-type')).startsWith('text/html') || reply.statusCode === 304
    ? 'document'
    : 'other';
}
