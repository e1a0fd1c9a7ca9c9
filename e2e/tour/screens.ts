import { buyerOf } from '../support/log-in';

export interface TourScreen {
  /** Of the picture's file, and what the tour says of it. */
  name: string;
  text: string;
  path: string;
  /** Account; nobody is logged in where there is none. */
  account?: string;
  width?: number;
  height?: number;
}

const { account: hospital } = buyerOf(1);
const { account: chain } = buyerOf(5);

/** The shop, screen by screen, as somebody would be shown around. */
export const tourScreens: readonly TourScreen[] = [
  {
    name: 'home-visitor',
    text: 'A visitor’s home: categories, banners, areas.',
    path: '/home',
  },
  {
    name: 'home',
    text: 'A buyer’s home begins with what they order: what it is time for, then the latest, at their own price; beside it what waits.',
    path: '/home',
    account: hospital,
  },
  {
    name: 'home-phone',
    text: 'The same on a phone, with its places under the thumb.',
    path: '/home',
    account: hospital,
    width: 390,
    height: 844,
  },
  {
    name: 'category',
    text: 'A category as rows, with its subcategories in one bar and facets with their counts.',
    path: '/home/all_product?parentId=1',
    account: hospital,
  },
  {
    name: 'search',
    text: 'A search opens as rows: a unit each, with stock, own price and quantity.',
    path: '/searchpage?name=消毒',
    account: hospital,
  },
  {
    name: 'bought',
    text: '常购: what was bought before, with unit and quantity of the last time.',
    path: '/home/all_product?list=bought',
    account: hospital,
  },
  {
    name: 'product',
    text: 'A product: units, price, facts, papers.',
    path: '/home/detail?id=1',
    account: hospital,
  },
  {
    name: 'product-phone',
    text: 'On a phone its price shows without scrolling.',
    path: '/home/detail?id=1',
    account: hospital,
    width: 390,
    height: 844,
  },
  {
    name: 'compare',
    text: 'Up to four products side by side, with what differs marked.',
    path: '/home/compare?ids=1,2,3',
    account: hospital,
  },
  {
    name: 'quick-order',
    text: '快速下单: a list from a spreadsheet, pasted or read from its file.',
    path: '/shoppingCar/quickOrder',
    account: hospital,
  },
  {
    name: 'cart',
    text: 'The cart of a chain, with checkout in one strip above it.',
    path: '/shoppingCar',
    account: chain,
  },
  {
    name: 'cart-phone',
    text: 'On a phone goods come before the checkout.',
    path: '/shoppingCar',
    account: hospital,
    width: 390,
    height: 844,
  },
  { name: 'orders', text: 'The order centre, by status.', path: '/orderCenter', account: hospital },
  {
    name: 'user-centre',
    text: 'The user centre: what waits, and the latest order.',
    path: '/mine',
    account: hospital,
  },
  {
    name: 'rights',
    text: 'What each level of membership brings.',
    path: '/mine?currentMenu=my_rights',
    account: hospital,
  },
  { name: 'contact', text: 'The one contact page, for everybody.', path: '/home/contact_us' },
  { name: 'login', text: 'The login.', path: '/login' },
];
