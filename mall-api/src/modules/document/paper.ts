import { createHash } from 'node:crypto';
import type { Content } from 'pdfmake/interfaces';

/** A document of the shop: its content, and its name in the viewer's window and in the footer. */
export interface Paper {
  readonly title: string;
  readonly content: Content[];
  /** Left footer of every page. */
  readonly footer: string;
  /** Shown across every page, when it is not a real document. */
  readonly watermark?: string;
}

/** Digest of a document's content, independent of when and where it is rendered. */
export const digestOf = (paper: Paper): string =>
  createHash('sha256').update(JSON.stringify(paper)).digest('hex');

/**
 * Id of a part that is not split over pages. (The library's own `unbreakable` does the same, but then cannot
 * report the part's position.)
 */
export const wholeOnPage = 'whole-on-page';

/** Colours and sizes (points) of all documents. */
export const ink = {
  text: '#1c2b33',
  quiet: '#66757d',
  line: '#cfd8dc',
  head: '#eef3f4',
  brand: '#0d6b75',
} as const;
