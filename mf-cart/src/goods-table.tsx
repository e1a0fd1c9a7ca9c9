export { ReadOnlyGoods as default } from './components/read-only-goods';
