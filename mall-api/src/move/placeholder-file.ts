import { PDFDocument } from '@cantoo/pdf-lib';
import { sha256Of } from 'object-store/sha256';

/** What stands in a copy for the content of a file. */
export interface Placeholder {
  readonly content: Uint8Array;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Extension of its name. */
  readonly ending: string;
}

const endings: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** One pixel. */
const pictures: Readonly<Record<string, string>> = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP4////fwAJ+wP9KobjigAAAABJRU5ErkJggg==',
  'image/jpeg':
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AR//Z',
};

/** A small valid file of a type. */
async function contentOf(contentType: string): Promise<Uint8Array> {
  const picture = pictures[contentType];
  if (picture) return Buffer.from(picture, 'base64');
  // Contracts are stamped on their pages.
  const pdf = await PDFDocument.create();
  pdf.addPage([595, 842]).drawText('placeholder', { x: 60, y: 760 });
  return pdf.save();
}

/** @returns undefined for a type that files of the shop do not have */
export type Placeholders = (contentType: string) => Placeholder | undefined;

export async function makePlaceholders(): Promise<Placeholders> {
  const made = new Map<string, Placeholder>();
  for (const [type, ending] of Object.entries(endings)) {
    const content = await contentOf(type);
    made.set(type, { content, size: content.length, sha256: await sha256Of(content), ending });
  }
  return (contentType) => made.get(contentType);
}
