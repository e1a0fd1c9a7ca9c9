import type { CartGift, CartLine, CartSkuConsignee, MemberCartSku } from '../../contracts';

export const aCartGift = (over: Partial<CartGift> = {}): CartGift => ({
  code: 'gift-1',
  count: 20,
  name: '浓度测试卡',
  model: 'AL-TC 10',
  imageUrl: '/pictures/card-640.webp',
  unitName: '盒',
  stockQty: 1000,
  ...over,
});

export const aCartSkuConsignee = (over: Partial<CartSkuConsignee> = {}): CartSkuConsignee => ({
  id: 'delivery-1',
  consigneeId: 'consignee-1',
  hospitalClientId: 'hospital-1',
  hospitalName: '临江市第一人民医院',
  count: 1,
  sort: 0,
  name: '张老师',
  phone: '13800000000',
  address: '浙江省临江市滨河路 18 号',
  giftSkus: [],
  ...over,
});

export const aMemberCartSku = (over: Partial<MemberCartSku> = {}): MemberCartSku => ({
  id: 'cart-1',
  skuId: 'sku-1',
  name: '箱（6 瓶）',
  unitName: '箱',
  unitCount: 6,
  count: 20,
  wantedCount: null,
  selected: true,
  setAside: false,
  earlierCount: 0,
  priceUnit: '386.00',
  discountPriceUnit: '347.40',
  originalAmountUnit: '7720.00',
  discountAmountUnit: '6948.00',
  previousPriceUnit: null,
  taxIncluded: null,
  state: 'normal',
  stockState: 'available',
  stockQty: null,
  maxQty: 999_999_999_999_999,
  hasGift: false,
  gifts: [],
  cartSkuConsignees: [],
  note: '',
  ...over,
});

/** A product in the cart with one line; `sku` changes that line. */
export const aCartLine = ({
  sku,
  ...over
}: Partial<CartLine> & { sku?: Partial<MemberCartSku> } = {}): CartLine => ({
  productSpu: {
    id: 'product-1',
    status: 1,
    model: 'AL-PAA 2000',
    name: '复合过氧乙酸消毒液',
    imageUrl: '/pictures/paa-640.webp',
    label: null,
    files: [],
  },
  unitName: '箱',
  memberCartSkus: [aMemberCartSku(sku)],
  ...over,
});
