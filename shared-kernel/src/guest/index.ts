export { mountable } from './mountable';
