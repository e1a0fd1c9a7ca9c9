import type { DrawnReply } from 'shared-kernel/calls';

/** What a page was drawn from, as its document states it. */
export interface DrawnPage {
  replies: readonly DrawnReply[];
  /** The media queries that hold in the window that it was drawn for. */
  matched: readonly string[];
}

/** What the page in a document was drawn from; null in a document with an app shell. */
export const readDrawnPage = (page: Document): DrawnPage | null =>
  JSON.parse(page.getElementById('drawn')?.textContent ?? 'null') as DrawnPage | null;
