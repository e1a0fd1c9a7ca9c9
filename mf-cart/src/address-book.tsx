export { AddressBookView as default } from './address-book/address-book-view';
