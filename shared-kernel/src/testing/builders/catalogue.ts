import type {
  Banner,
  Category,
  OrderableProduct,
  PayWay,
  Product,
  ProductDetail,
  ProductGroup,
  ProductRow,
  ProductSku,
  ProductSpu,
} from '../../contracts';

export const aProduct = (over: Partial<Product> = {}): Product => ({
  id: 'product-1',
  status: 1,
  model: 'AL-PAA 2000',
  name: '复合过氧乙酸消毒液',
  files: [{ url: '/pictures/paa-640.webp', fileName: 'paa.webp' }],
  imageUrl: '/pictures/paa-640.webp',
  label: null,
  gwPrice: '386.00',
  sellingPoint: '十分钟高水平消毒',
  categoryId: 'category-11',
  canOrder: true,
  minPriceUnit: '347.40',
  maxPriceUnit: '386.00',
  unitName: '箱',
  stockState: 'available',
  priceAfterLogin: false,
  expectedDate: null,
  isAwaited: false,
  ...over,
});

export const aProductSku = (over: Partial<ProductSku> = {}): ProductSku => ({
  id: 'sku-1',
  name: '箱',
  remark: '6 瓶/箱',
  unitCount: 6,
  priceUnit: '386.00',
  discountPriceUnit: '347.40',
  sapUnit: '瓶',
  matchSellLabel: null,
  taxIncluded: true,
  stockState: 'available',
  stockQty: null,
  ...over,
});

export const aProductSpu = (over: Partial<ProductSpu> = {}): ProductSpu => ({
  ...aProduct(),
  code: 'P0001',
  detailText: '<p>用于软式内镜的高水平消毒。</p>',
  categoryName: '内镜清洗消毒',
  attributes: [{ name: '有效成分', value: '过氧乙酸' }],
  device: {
    registrationNo: '示例械注准20240000001',
    deviceClass: '二类',
    registrant: '安澜医疗（示例）有限公司',
    productionLicenceNo: null,
    registrationExpireDate: '2029-01-31',
    storageCondition: '避光、阴凉通风处保存',
    shelfLife: '24 个月',
    warning: '对黏膜有刺激，使用时请佩戴防护用品',
    certificateFile: { url: '/files/registration.pdf', fileName: '注册证.pdf' },
  },
  documents: [],
  ...over,
});

export const aProductDetail = (over: Partial<ProductDetail> = {}): ProductDetail => ({
  productSpu: aProductSpu(),
  productSkues: [aProductSku()],
  ...over,
});

export const anOrderableProduct = (over: Partial<OrderableProduct> = {}): OrderableProduct => ({
  ...aProduct(),
  productSkues: [aProductSku()],
  ...over,
});

export const aProductRow = (over: Partial<ProductRow> = {}): ProductRow => ({
  ...anOrderableProduct(),
  specs: [{ name: '规格', value: '2 L' }],
  deviceClass: '二类',
  ...over,
});

export const aCategory = (over: Partial<Category> = {}): Category => ({
  id: 'category-1',
  name: '内镜清洗消毒',
  type: 1,
  active: true,
  imageUrl: null,
  children: [{ id: 'category-11', name: '高水平消毒', type: 1, active: true }],
  ...over,
});

export const aProductGroup = (over: Partial<ProductGroup> = {}): ProductGroup => ({
  ...aCategory(),
  subtitle: '内镜中心日常所需',
  products: [aProduct()],
  ...over,
});

export const aBanner = (over: Partial<Banner> = {}): Banner => ({
  id: 'banner-1',
  position: 'index',
  title: '软式内镜，十分钟高水平消毒',
  subtitle: '过氧乙酸复合配方',
  actionText: '了解产品',
  ground: null,
  imageUrl: '/pictures/banner-640.webp',
  linkUrl: '/home?categoryId=category-1',
  ...over,
});

export const aPayWay = (over: Partial<PayWay> = {}): PayWay => ({
  itemCode: 'offline',
  itemName: '线下支付',
  ...over,
});
