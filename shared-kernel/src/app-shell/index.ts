export { draw } from './prerender';
export { drawPage } from './prerender-page';
