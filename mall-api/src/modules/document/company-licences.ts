import { company } from 'shared-kernel/domain';
import type { SentFile } from '../../http/send-file';
import { formatDate } from '../../wire/time';
import { licenceSeal, licenceSealPlace, licencesPaper } from './licences-paper';
import type { PdfRenderer } from './pdf/pdf-renderer';

// A queue of its own: visitors request it too.
const whose = 'licences';

/** The company's licences as one document, sealed on every page and rendered once a day. */
export function createCompanyLicences(clock: () => Date, pdfRenderer: PdfRenderer) {
  let kept: { day: string; pdf: Promise<Uint8Array> } | undefined;

  async function draw(day: string): Promise<Uint8Array> {
    const { pdf: paper } = await pdfRenderer.draw(licencesPaper(day), whose);
    return pdfRenderer.seal({ paper, seal: licenceSeal, place: licenceSealPlace }, whose);
  }

  return async function companyLicences(): Promise<SentFile> {
    const day = formatDate(clock());
    if (kept?.day !== day) kept = { day, pdf: draw(day) };
    const { pdf } = kept;
    const content = await pdf.catch((error: unknown) => {
      // After a failure the next request retries.
      if (kept?.pdf === pdf) kept = undefined;
      throw error;
    });
    return {
      fileName: `${company.shortName}资质证照-${day}.pdf`,
      contentType: 'application/pdf',
      size: content.length,
      content,
    };
  };
}
