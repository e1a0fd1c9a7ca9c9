import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const reader = pathToFileURL(createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.mjs')).href;

// In a process of its own: the reader is an ES module, which Jest cannot load here.
const script = `
  import { getDocument, VerbosityLevel } from '${reader}';
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const data = new Uint8Array(Buffer.concat(chunks));
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const pages = [];
  let widest = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    widest = Math.max(widest, ...items.map(({ transform, width }) => transform[4] + width));
    pages.push(items.map(({ str, hasEOL }) => str + (hasEOL ? '\\n' : '')).join(''));
  }
  const { info } = await pdf.getMetadata();
  console.log(JSON.stringify({ pages, widest, title: info.Title ?? '' }));
`;

export interface ReadPdf {
  readonly pages: string[];
  readonly text: string;
  readonly title: string;
  /** Right edge of the rightmost text, in points. */
  readonly widest: number;
}

/** Reads the text of a PDF's pages. */
export function readPdf(content: Uint8Array): ReadPdf {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], { input: content });
  const read = JSON.parse(output.toString()) as Omit<ReadPdf, 'text'>;
  return { ...read, text: read.pages.join('\n') };
}
