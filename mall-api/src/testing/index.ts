export { createFolderStore } from '../ports/file-store';
export { addProduct, type TestProduct } from './builders';
export { addPayWays, placeOrder, readyToCheckOut } from './checkout';
export { readPdf } from './read-pdf';
export { openShop, type TestShop } from './shop';
export { openTestDatabase } from './template-database';
