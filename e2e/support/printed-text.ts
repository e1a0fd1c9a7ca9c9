import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Where a glyph serves a radical, too, Chromium names the radical; what Unicode itself does not fold is put back here.
const radicals = '⺟⺠⻁⻄⻅⻆⻉⻋⻓⻔⻘⻙⻚⻛⻜⻝⻢⻣⻤⻥⻦⻨⻩⻬⻮⻰⻳';
const characters = [...'母民虎西见角贝车长门青韦页风飞食马骨鬼鱼鸟麦黄齐齿龙龟'];

/** What stands on the pages of a PDF. */
export async function printedText(content: Uint8Array): Promise<string> {
  const data = new Uint8Array(content);
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  let text = '';
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  }
  return text
    .normalize('NFKC')
    .replace(/[\u2E80-\u2EFF]/g, (sign) => characters[radicals.indexOf(sign)] ?? sign);
}
