import type { FastifyInstance } from 'fastify';
import type { Admin } from '../admin/service';
import type { Database } from '../db/database';
import type { PdfRenderer } from '../modules/document';
import type { DrawDocument } from '../modules/product-document/draw-document';
import type { FileStore } from '../ports/file-store';

export interface SeedOptions {
  /** The same seed gives the same data on the same day. */
  seed?: number | undefined;
  /** Products in the catalogue. */
  products?: number | undefined;
  /** Number of orders; the demonstration buyers' own history is always complete. */
  orders?: number | undefined;
  /** The current day; the history ends the day before. */
  today?: Date | undefined;
  /** Store for the bytes of uploads; without it there are no uploads. */
  files?: FileStore | undefined;
  /** Reports the number of orders inserted so far. */
  onProgress?: ((orders: number) => void) | undefined;
}

export interface SeedResult {
  /** False when the database already had data; it stays unchanged. */
  seeded: boolean;
  products: number;
  orders: number;
}

export interface ProviderSettings {
  readonly db: Database;
  readonly admin: Admin;
  /** Milliseconds between steps. */
  readonly delay: number;
  readonly onFailure: (error: unknown) => void;
}

/** What a shop without its own data, pictures and provider needs. `demo-shop` implements it. */
export interface Demonstration {
  /** Fills an empty, migrated database in one transaction. A database with products stays as it is. */
  seed(db: Database, options?: SeedOptions): Promise<SeedResult>;
  /** @returns a function that ensures that a picture below `folder` exists; unknown pictures stay absent */
  pictures(folder: string): (file: string) => Promise<void>;
  /** Serves the targets of its products' links, and the text messages that its buyers would get. */
  serve(app: FastifyInstance, db: Database, pdfRenderer: PdfRenderer): void;
  /** Draws its products' documents. */
  documents(db: Database, pdfRenderer: PdfRenderer): DrawDocument;
  /** Moves orders and certificates forward, as a provider's staff would. @returns a function that stops it */
  provide(settings: ProviderSettings): () => Promise<void>;
}
