import './clean-up';
import './quiet-arco';

export * from './fakes';
export { type RenderedScreen, type RenderScreenOptions, renderScreen } from './render-screen';
