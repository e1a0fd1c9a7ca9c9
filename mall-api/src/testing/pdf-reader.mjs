import { workerData } from 'node:worker_threads';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** @type {{ port: import('node:worker_threads').MessagePort, answered: Int32Array }} */
const { port, answered } = workerData;

port.on('message', async (/** @type {Uint8Array} */ content) => {
  const answer = await read(content).catch((error) => ({ error: String(error) }));
  port.postMessage(answer);
  Atomics.store(answered, 0, 1);
  Atomics.notify(answered, 0);
});

/** @param {Uint8Array} data */
async function read(data) {
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = [];
  let widest = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const texts = items.flatMap((item) => ('str' in item ? [item] : []));
    widest = Math.max(widest, ...texts.map(({ transform, width }) => transform[4] + width));
    pages.push(texts.map(({ str, hasEOL }) => str + (hasEOL ? '\n' : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  await pdf.destroy();
  return { pages, widest, title: 'Title' in info ? info.Title : '' };
}
