import type { DrawnReply } from 'shared-kernel/calls';
import { isDrawnFor, type Stored } from 'shared-kernel/session';

/** What a page was drawn from, as its document states it. */
export interface DrawnPage {
  replies: readonly DrawnReply[];
  /** The media queries that hold in the window that it was drawn for. */
  matched: readonly string[];
}

/**
 * What the page in a document was drawn from, once: what is a buyer's does not stay in it. Null in a document with an app
 * shell, and in one that was drawn for somebody else than who is here by now.
 */
export function takeDrawnPage(page: Document): DrawnPage | null {
  const element = page.getElementById('drawn');
  element?.remove();
  const text = element?.textContent;
  const { dataset } = page.documentElement;
  const stored = JSON.parse(dataset['drawnFor'] ?? '{}') as Stored;
  delete dataset['drawnFor'];
  return text && isDrawnFor(stored) ? (JSON.parse(text) as DrawnPage) : null;
}
