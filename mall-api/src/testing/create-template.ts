export { createTemplate as default } from './template-database';
