import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { company } from 'shared-kernel/domain';
import { cutTypeface } from '../../../typeface/cut-typeface';
import { ink, type Paper, wholeOnPage } from '../paper';
import { type PlaceOnPage, placesIn } from './positions';
import { tableLayouts } from './table-layouts';
import { withoutUnknownSigns } from './unknown-signs';

const family = 'NotoSansSC';
const weights = { normal: 400, bold: 600 } as const;
// Page numbers and characters that pdfmake adds are not in the content.
const always = ' 0123456789第页共/';

// The library reads fonts from files or from its own file system, which all documents share.
interface Fonts {
  virtualfs: { writeFileSync(name: string, content: Buffer): void };
}
const fontFiles = (pdfmake as unknown as Fonts).virtualfs;
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy(() => false);
pdfmake.setTableLayouts(tableLayouts);

async function loadFonts(text: string): Promise<void> {
  const names = Object.fromEntries(
    await Promise.all(
      Object.entries(weights).map(async ([style, weight]) => {
        const name = `${family}-${weight}.otf`;
        fontFiles.writeFileSync(name, await cutTypeface(text, weight));
        return [style, name];
      }),
    ),
  );
  pdfmake.setFonts({ [family]: names });
}

export interface DrawnPaper {
  readonly pdf: Uint8Array;
  /** Positions of the parts with an id. */
  readonly places: Readonly<Record<string, PlaceOnPage>>;
}

/** Renders a document as an A4 PDF with embedded fonts. */
export async function renderPdf(paper: Paper): Promise<DrawnPaper> {
  const { title, content, footer, watermark } = await withoutUnknownSigns(paper);
  await loadFonts(JSON.stringify([title, content, footer, watermark]) + always);
  const definition: TDocumentDefinitions = {
    info: { title, author: company.brand },
    pageSize: 'A4',
    pageMargins: [52, 48, 52, 56],
    defaultStyle: { font: family, fontSize: 9.5, lineHeight: 1.3, color: ink.text },
    styles: {
      title: { fontSize: 19, bold: true, alignment: 'center' },
      heading: { fontSize: 11, bold: true, margin: [0, 14, 0, 6] },
      quiet: { color: ink.quiet },
      head: { bold: true, fillColor: ink.head },
    },
    footer: (page, pages) => ({
      margin: [52, 16, 52, 0],
      fontSize: 8,
      color: ink.quiet,
      columns: [
        { width: '*', text: footer },
        { width: 'auto', text: `第 ${page} 页 / 共 ${pages} 页` },
      ],
    }),
    ...(watermark && {
      watermark: { text: watermark, color: ink.brand, opacity: 0.07, angle: -38, fontSize: 72 },
    }),
    pageBreakBefore: ({ id, pageNumbers }) => id === wholeOnPage && pageNumbers.length > 1,
    content,
  };
  const pdf = await pdfmake.createPdf(definition).getBuffer();
  return { pdf, places: placesIn(content) };
}
