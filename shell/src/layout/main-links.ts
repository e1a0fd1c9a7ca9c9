import { pathTo } from 'shared-kernel/domain';

/** For who orders again and again. */
export const buyerLinks = [
  { to: pathTo('/shoppingCar/quickOrder'), text: '快速下单' },
  { to: pathTo('/home/all_product', { list: 'bought' }), text: '常购' },
];

export const publicLinks = [
  { to: pathTo('/home/surprise'), text: '惊喜专区' },
  { to: pathTo('/certificate'), text: '资质证照' },
  { to: pathTo('/home/contact_us'), text: '联系我们' },
];
