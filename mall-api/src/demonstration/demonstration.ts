import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Desk } from '../desk/service';
import type { Press } from '../modules/document';
import type { DrawDocument } from '../modules/product-document/draw-document';
import type { FileStore } from '../ports/file-store';

export interface SeedOptions {
  /** The same number gives the same data on the same day. */
  seed?: number | undefined;
  /** Products in the catalogue. */
  products?: number | undefined;
  /** Orders in all; the demonstration buyers' own history is always there. */
  orders?: number | undefined;
  /** What "today" is; the history ends the day before. */
  today?: Date | undefined;
  /** Where the bytes of uploads go; without it there are none. */
  files?: FileStore | undefined;
  /** Called now and then with the number of orders done. */
  onProgress?: ((orders: number) => void) | undefined;
}

export interface SeedResult {
  /** False when there was data already; then nothing was changed. */
  seeded: boolean;
  products: number;
  orders: number;
}

export interface ProviderSettings {
  readonly db: Database;
  readonly desk: Desk;
  /** Milliseconds that each step takes. */
  readonly delay: number;
  readonly onFailure: (error: unknown) => void;
}

/** What fills a shop that has no data, pictures and provider of its own. `demo-shop` is one. */
export interface Demonstration {
  /** Fills an empty, migrated database, all or nothing. One that has products is left as it is. */
  seed(db: Database, options?: SeedOptions): Promise<SeedResult>;
  /** @returns makes sure that a picture below `folder` is there; one that it does not know stays absent */
  pictures(folder: string): (file: string) => Promise<void>;
  /** Serves what its products link to, and what would have been sent to its buyers' phones. */
  serve(app: FastifyInstance, db: Database, press: Press): void;
  /** Draws the papers of its products. */
  documents(db: Database, press: Press): DrawDocument;
  /** Moves orders and certificates on, as a provider's staff would. @returns stops it */
  provide(settings: ProviderSettings): () => Promise<void>;
}
