export { renderPdf } from './render-pdf';
export { stampContract } from './stamp-contract';
