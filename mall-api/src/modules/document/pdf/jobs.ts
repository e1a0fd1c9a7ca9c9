export { renderPdf } from './render-pdf';
export { sealPages } from './seal-pages';
export { stampContract } from './stamp-contract';
