import type { Paper } from './paper';
import type { stampContract as stamp } from './stamp-contract';

// Together as large as the rest of the API, and only some calls need them.

/** Renders a paper as an A4 PDF. */
export const renderPdf = async (paper: Paper): Promise<Buffer> =>
  (await import('./render-pdf')).renderPdf(paper);

export const stampContract: typeof stamp = async (...given) =>
  (await import('./stamp-contract')).stampContract(...given);
