// Not every supported Node passes the loader on to a thread.
import { register } from 'tsx/esm/api';

register();

// Most documents are rendered without the library for what is already a PDF, which takes a second of a CPU to load.

/** @type {typeof import('./render-pdf').renderPdf} */
export const renderPdf = async (paper) => (await import('./render-pdf.ts')).renderPdf(paper);

/** @type {typeof import('./seal-pages').sealPages} */
export const sealPages = async (task) => (await import('./seal-pages.ts')).sealPages(task);

/** @type {typeof import('./stamp-contract').stampContract} */
export const stampContract = async (task) => (await import('./stamp-contract.ts')).stampContract(task);
