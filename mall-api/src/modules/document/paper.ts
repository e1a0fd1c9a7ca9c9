import { createHash } from 'node:crypto';
import type { Content } from 'pdfmake/interfaces';

/** A paper of the shop: what stands on it, and its name in the reader's window and in the footer. */
export interface Paper {
  readonly title: string;
  readonly content: Content[];
  /** At the left of every page's foot. */
  readonly footer: string;
  /** Across every page, when it is not a real document. */
  readonly watermark?: string;
}

/** What a paper says: the same digest is the same paper, whenever and wherever it is drawn. */
export const digestOf = (paper: Paper): string =>
  createHash('sha256').update(JSON.stringify(paper)).digest('hex');

/**
 * Id of a part that does not go over the end of a page. (The library's own `unbreakable` does the same, but then no
 * longer knows where on the page the part came to stand.)
 */
export const wholeOnPage = 'whole-on-page';

/** Colours and sizes (points) of all papers. */
export const ink = {
  text: '#1c2b33',
  quiet: '#66757d',
  line: '#cfd8dc',
  head: '#eef3f4',
  brand: '#0d6b75',
} as const;
