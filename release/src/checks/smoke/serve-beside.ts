import type { Revision } from '../../composition/revision';
import { readDocuments } from '../../serve/live-documents';
import type { Store } from '../../store/store';

/** What is served for as long as something is done there. */
interface Served {
  store: Store;
  revision: Revision;
  /** Address of the API that its pages call. */
  api: string;
  /** Whether a call is not passed on to it. */
  keepsBack?: ((call: string) => boolean) | undefined;
}

/**
 * Serves a composition and, beside it, what is live.
 * @param live null before the first promotion
 */
export const serveBeside = <Result>(
  candidate: Served,
  live: Served | null,
  work: (origin: string, liveOrigin: string | null) => Promise<Result>,
): Promise<Result> =>
  serving(candidate, (origin) =>
    live === null ? work(origin, null) : serving(live, (liveOrigin) => work(origin, liveOrigin)),
  );

async function serving<Result>(
  { store, revision, api, keepsBack }: Served,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { createServer } = await import('../../serve/create-server');
  const { channel } = revision;
  const documents = await readDocuments(store, revision);
  const server = await createServer({ store, channel, documents, api, keepsBack });
  try {
    return await work(await server.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await server.close();
  }
}
