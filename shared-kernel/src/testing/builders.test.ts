import type { z } from 'zod';
import { cartLine } from '../contracts/cart';
import {
  banner,
  category,
  orderableProduct,
  payWay,
  productDetail,
  productGroup,
  productRow,
} from '../contracts/catalogue';
import { consignee, dealer, hospital, qualification, rebateInfo } from '../contracts/client';
import { giftPackInfo, giftRow } from '../contracts/gift-pack';
import { message, vipInfo } from '../contracts/member';
import { logisticsEntry, order } from '../contracts/order';
import * as builders from '.';

const built: [string, z.ZodType, unknown][] = [
  ['cart line', cartLine, builders.aCartLine({ sku: { hasGift: true, gifts: [builders.aCartGift()] } })],
  [
    'split line',
    cartLine,
    builders.aCartLine({ sku: { cartSkuConsignees: [builders.aCartSkuConsignee()] } }),
  ],
  ['banner', banner, builders.aBanner()],
  ['category', category, builders.aCategory()],
  ['product group', productGroup, builders.aProductGroup()],
  ['product detail', productDetail, builders.aProductDetail()],
  ['product row', productRow, builders.aProductRow()],
  ['orderable product', orderableProduct, builders.anOrderableProduct()],
  ['pay way', payWay, builders.aPayWay()],
  ['consignee', consignee, builders.aConsignee()],
  ['dealer', dealer, builders.aDealer()],
  ['hospital', hospital, builders.aHospital()],
  ['qualification', qualification, builders.aQualification()],
  ['rebate info', rebateInfo, builders.aRebateInfo()],
  ['gift pack info', giftPackInfo, builders.aGiftPackInfo()],
  ['gift row', giftRow, builders.aGiftRow()],
  ['message', message, builders.aMessage()],
  ['vip info', vipInfo, builders.aVipInfo()],
  ['order', order, builders.anOrder()],
  ['logistics entry', logisticsEntry, builders.aLogisticsEntry()],
];

test.each(built)('the built %s matches its contract', (_name, schema, value) => {
  expect(schema.parse(value)).toEqual(value);
});
