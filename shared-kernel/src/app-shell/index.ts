export { draw, drawInPlace } from './prerender';
export { drawPage } from './prerender-page';
