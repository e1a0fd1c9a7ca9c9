import { company } from 'shared-kernel/domain';
import type { SentFile } from '../../http/send-file';
import { formatDate } from '../../wire/time';
import { licenceSeal, licenceSealPlace, licencesPaper } from './licences-paper';
import type { Press } from './press/press';

// Nobody's turn but its own: visitors ask for it, too.
const whose = 'licences';

/** The company's licences as one document with its seal on every page; drawn once a day, whoever asks. */
export function createCompanyLicences(clock: () => Date, press: Press) {
  let kept: { day: string; pdf: Promise<Uint8Array> } | undefined;

  async function draw(day: string): Promise<Uint8Array> {
    const { pdf: paper } = await press.draw(licencesPaper(day), whose);
    return press.seal({ paper, seal: licenceSeal, place: licenceSealPlace }, whose);
  }

  return async function companyLicences(): Promise<SentFile> {
    const day = formatDate(clock());
    if (kept?.day !== day) kept = { day, pdf: draw(day) };
    const { pdf } = kept;
    const content = await pdf.catch((error: unknown) => {
      // Who asks next tries anew.
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
