export { draw } from './draw';
export { drawPage } from './draw-page';
