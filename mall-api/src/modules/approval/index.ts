export { digestOf } from './digest';
