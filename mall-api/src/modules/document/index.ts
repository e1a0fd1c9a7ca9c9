export { ink, type Paper } from './paper';
export { facts } from './paper-parts';
export { renderPdf } from './render-when-needed';
