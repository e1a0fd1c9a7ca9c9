export { default } from './components/add-to-list-dialog';
