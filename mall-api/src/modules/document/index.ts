export { udiPiOf } from '../parcel/pack-lots';
export { ink, type Paper } from './paper';
export { facts } from './paper-parts';
export type { PdfRenderer } from './pdf/pdf-renderer';
