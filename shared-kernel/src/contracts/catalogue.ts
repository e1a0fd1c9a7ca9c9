import { z } from 'zod';
import { limits, type ProductFacet, productFacets, productStatuses, stockStates } from '../domain';
import { post, write } from './call';
import { amount, date, empty, id, line, nothing, pageOf, paging, quantity, time, url } from './fields';

export const productFile = z.object({ url, fileName: z.string() });

export const stock = {
  stockState: z.enum(stockStates).describe('有货、紧张或无货'),
  stockQty: quantity.nullable().describe('可售数量（销售单位）；仅紧张时给出，其余为 null'),
};

const categoryType = z.literal([1, 2]).describe('1 商品分类，2 首页专区');

/** Subcategory: the second level; `categoryId` of the category page. */
const subcategory = z.object({ id, name: z.string(), type: categoryType, active: z.boolean() });
export type Subcategory = z.output<typeof subcategory>;

export const category = subcategory.extend({
  imageUrl: url.nullable(),
  children: z.array(subcategory),
});
export type Category = z.output<typeof category>;

const bannerPosition = z.enum(['index', 'index2', 'ad']).describe('index、index2 为轮播；ad 为首页广告位');

export const banner = z.object({
  id,
  position: bannerPosition,
  title: z.string(),
  subtitle: z.string().nullable(),
  actionText: z.string().nullable().describe('按钮文字'),
  ground: z
    .enum(['light', 'dark'])
    .nullable()
    .describe('图中左侧留给文字的底色，页面据此排标题与副标题；null 表示文字已在图中'),
  imageUrl: url,
  linkUrl: url.nullable().describe('含 categoryId 时滚动到该分类，否则打开链接'),
});
export type Banner = z.output<typeof banner>;

/** A product in a list. Price fields are null where this buyer may not see them. */
const product = z.object({
  id,
  status: z.literal(productStatuses).describe('1 在售，2 即将上市，3 已下架'),
  model: z.string(),
  name: z.string(),
  files: z.array(productFile),
  imageUrl: url,
  label: z.string().nullable().describe('特价标签，如“特价”'),
  gwPrice: amount.nullable().describe('官网列表净价'),
  sellingPoint: z.string().nullable(),
  categoryId: id,
  canOrder: z.boolean().describe('本客户可否下单'),
  minPriceUnit: amount.nullable().describe('本客户最低单价'),
  maxPriceUnit: amount.nullable().describe('本客户最高单价'),
  unitName: z.string().nullable().describe('价格对应的销售单位，如“盒”'),
  stockState: stock.stockState,
  priceAfterLogin: z.boolean().describe('游客看不到价格，登录后可能看到'),
  expectedDate: date.nullable().describe('无货时的预计到货日期；未知为 null'),
  isAwaited: z.boolean().describe('本人已订阅到货通知'),
});
export type Product = z.output<typeof product>;

/** A product's sales unit. Prices are for one sales unit; one unit holds `unitCount` pieces. */
const productSku = z.object({
  id,
  name: z.string().describe('销售单位，如“箱”'),
  remark: z.string().nullable().describe('规格说明，如“6 瓶/箱”'),
  unitCount: z.int().min(1).describe('每单位件数'),
  priceUnit: amount.nullable().describe('每单位原价（元）；canOrder 为 false 时为 null'),
  discountPriceUnit: amount.nullable().describe('每单位优惠价（元），无优惠时等于原价'),
  sapUnit: z.string().describe('最小件的单位，如“瓶”'),
  matchSellLabel: z.string().nullable().describe('搭售标签'),
  taxIncluded: z.boolean().nullable().describe('true 含税，false 未税，null 不显示'),
  ...stock,
});
export type ProductSku = z.output<typeof productSku>;

/** Data that the law requires when a medical device is sold online. */
const device = z.object({
  registrationNo: z.string().describe('注册证号或备案凭证编号'),
  deviceClass: z.enum(['一类', '二类', '三类']),
  registrant: z.string().describe('注册人或备案人'),
  productionLicenceNo: z.string().nullable().describe('生产许可或备案凭证编号'),
  registrationExpireDate: date.nullable(),
  storageCondition: z.string(),
  shelfLife: z.string().describe('有效期'),
  warning: z.string().nullable().describe('禁忌内容或注意事项'),
  certificateFile: productFile.nullable().describe('注册证图片或文件'),
});
export type Device = z.output<typeof device>;

/**
 * A document of a product, downloaded as `product-document-<id>`; all of them as `product-documents-<product
 * id>`.
 */
const productDocument = z.object({
  id,
  kindName: z.string().describe('资料种类，如使用说明书'),
  fileName: z.string(),
});

const productSpu = product.extend({
  code: z.string(),
  detailText: z.string().describe('图文详情 HTML；显示前须净化'),
  categoryName: z.string(),
  attributes: z.array(z.object({ name: z.string(), value: z.string() })).describe('技术参数'),
  device: device.nullable().describe('医疗器械信息；非器械为 null'),
  documents: z.array(productDocument).describe('资料包'),
});
export type ProductSpu = z.output<typeof productSpu>;

export const productDetail = z.object({
  productSpu,
  productSkues: z.array(productSku),
  lastSkuId: id.optional().describe('本人上次购买的销售单位；没有买过则无此项'),
});
export type ProductDetail = z.output<typeof productDetail>;

/** A product with its orderable units. */
export const orderableProduct = product.extend({ productSkues: z.array(productSku) });
export type OrderableProduct = z.output<typeof orderableProduct>;

/** A product as a row of a list view: its units, and the attributes that distinguish it from its family. */
export const productRow = orderableProduct.extend({
  specs: z.array(z.object({ name: z.string(), value: z.string() })).describe('规格参数，如规格、容量'),
  deviceClass: device.shape.deviceClass.nullable().describe('医疗器械管理类别；非器械为 null'),
});
export type ProductRow = z.output<typeof productRow>;

/** Related products of one kind. */
const fittingProducts = z.object({
  kind: z.enum(['accessory', 'consumable', 'fits', 'replacement', 'replaces']),
  name: z.string().describe('如“适用耗材”'),
  products: z.array(product),
});
export type FittingProducts = z.output<typeof fittingProducts>;

/** A category or area with its products: one section, or one area tab, of the home page. */
export const productGroup = category.extend({
  subtitle: z.string().nullable(),
  products: z.array(product),
});
export type ProductGroup = z.output<typeof productGroup>;

/** A back-in-stock notification that the buyer subscribed to. */
const arrivalNotice = z.object({
  productId: id,
  model: z.string(),
  name: z.string(),
  imageUrl: url,
  expectedDate: date.nullable(),
  createTime: time,
});
export type ArrivalNotice = z.output<typeof arrivalNotice>;

/** Dictionary item; with groupCode pay_method a pay way (docs/specification.md#parties-and-payment). */
export const payWay = z.object({ itemCode: z.string(), itemName: z.string() });
export type PayWay = z.output<typeof payWay>;

/** The facets of a list of products, with the number of products each choice would leave. */
const facetCounts = z.object({
  total: quantity.describe('符合全部条件的商品数'),
  inStock: quantity.describe('其中有货（含紧张）的商品数'),
  facets: z.array(
    z.object({
      key: z.enum(productFacets),
      name: z.string(),
      values: z.array(
        z.object({
          value: z.string(),
          name: z.string(),
          count: quantity.describe('按其他各项已选的条件，有此值的商品数'),
        }),
      ),
    }),
  ),
});
export type FacetCounts = z.output<typeof facetCounts>;

/** How a search text was read. */
const searchReading = z.object({
  words: z.array(z.string()).describe('列表所依的词，可在名称中标出'),
  reasons: z
    .array(
      z.object({
        kind: z.enum(['synonym', 'pinyin', 'spelling']).describe('同义词、拼音或近似写法'),
        typed: z.string(),
        meant: z.array(z.string()).min(1).describe('其中任一'),
      }),
    )
    .describe('不按字面查找的词'),
  left: z.array(z.string()).describe('没有商品同时符合的词：列表不以其为准'),
});
export type SearchReading = z.output<typeof searchReading>;

const reading = searchReading.optional().describe('有 name 时给出');

const search = line(100).describe('名称、型号、编码、卖点或参数，也可用拼音');

const facetValues = z.array(line(60)).min(1).max(50).optional();

/** The chosen values of each facet. A product matches if it has one of the values of every facet named. */
const chosenFacets = z
  .object({
    volume: facetValues,
    size: facetValues,
    material: facetValues,
    concentration: facetValues,
    device: facetValues,
    sterile: facetValues,
    singleUse: facetValues,
    price: facetValues,
    deviceClass: facetValues,
  } satisfies Record<ProductFacet, typeof facetValues>)
  .describe('已选的筛选值（product/facets 给出的 value）；同一项内任一，各项之间同时满足');

const narrowing = {
  name: search.optional(),
  position: id.optional().describe('首页专区的标识'),
  type: categoryType.optional(),
  categoryId: id.optional().describe('一级或二级分类；一级含其下全部'),
  inStock: z.boolean().default(false).describe('只看有货（含紧张）'),
  facets: chosenFacets.optional(),
};

const productFilter = z.object({
  ...paging,
  ...narrowing,
  sort: z
    .enum(['default', 'newest', 'priceAsc', 'priceDesc', 'nameAsc', 'nameDesc'])
    .default('default')
    .describe('按名称为拼音序'),
});

export const catalogueCalls = {
  'banner/list': post({
    summary: '轮播与广告',
    access: 'open',
    request: z.object({ position: bannerPosition }),
    reply: z.array(banner),
  }),
  'product/catagories': post({
    summary: '分类树',
    access: 'open',
    request: z.object({ type: categoryType }),
    reply: z.array(category),
  }),
  'product/page': post({
    summary: '商品分页与搜索',
    access: 'open',
    request: productFilter,
    reply: pageOf(product).extend({ reading }),
  }),
  'product/rows': post({
    summary: '商品清单',
    description: '与 product/page 相同的商品，另带规格参数与各销售单位的价格、库存。每页最多 100 个商品。',
    request: productFilter.extend({ pageSize: z.int().min(1).max(100).default(10) }),
    reply: pageOf(productRow).extend({ reading }),
  }),
  'product/facets': post({
    summary: '筛选项与数量',
    description:
      '与 product/page 相同条件下可选的筛选值及商品数；每项的数量不计该项自身的选择。价格：买家按本客户价且只计可下单的商品，游客按官网价。',
    access: 'open',
    request: z.object(narrowing),
    reply: facetCounts.extend({ reading }),
  }),
  'product/all': post({
    summary: '首页分组商品',
    description: 'type 1：各分类及其商品（每类最多 8 个）；type 2：推荐专区（最多 4 个）。',
    access: 'open',
    request: z.object({ name: search.optional(), type: categoryType }),
    reply: z.array(productGroup),
  }),
  'product/specialoffer/page': post({
    summary: '惊喜专区',
    access: 'open',
    request: z.object(paging),
    reply: pageOf(product),
  }),
  'product/detail': post({
    summary: '商品详情',
    description: '不存在返回 60004。',
    request: z.object({ id, productClientType: z.literal(2).describe('2 网页商城') }),
    reply: productDetail,
  }),
  'product/related': post({
    summary: '同系列与配套商品',
    description: '同系列各型号（含本品）及其销售单位；配件、耗材与替代商品，双向给出。',
    request: z.object({ id }),
    reply: z.object({ variants: z.array(productRow), fitting: z.array(fittingProducts) }),
  }),
  'product/compare': post({
    summary: '商品对比',
    description: '按所给的顺序；已下架或不存在的不在其中。游客得不到销售单位与本客户价。',
    access: 'open',
    request: z.object({ ids: z.array(id).min(1).max(limits.comparedProducts) }),
    reply: z.array(productRow),
  }),
  'product/buymore/list': post({
    summary: '可加购商品',
    description: '订单或其礼包给出一个即可。',
    request: z.object({
      orderId: id.optional(),
      giftPacksOrderId: id.optional().describe('礼包标识'),
    }),
    reply: z.array(orderableProduct),
  }),
  'order/bought/page': post({
    summary: '买过的商品',
    description: '最近买过的在前；dueFirst 时，按以往间隔该再订的排在最前。',
    request: z.object({
      ...paging,
      name: search.optional(),
      dueFirst: z.boolean().default(false).describe('该再订的在前'),
    }),
    reply: pageOf(
      productRow.extend({
        lastSkuId: id.describe('上次购买的销售单位'),
        lastCount: quantity,
        lastTime: time,
        everyDays: z.int().min(1).nullable().describe('通常隔几天再订；订过不足三次或间隔不规律为 null'),
        isDue: z.boolean().describe('按此间隔，该再订了'),
      }),
    ),
  }),
  'product/arrival/list': post({
    summary: '已订阅的到货通知',
    description: '新订阅的在前；通知发出后即不在其中。',
    request: empty,
    reply: z.array(arrivalNotice),
  }),
  'product/arrival/add': write({
    summary: '订阅到货通知',
    description: '仅限无货的商品，有货返回 60003；到货后以消息告知。',
    request: z.object({ productId: id }),
    reply: nothing,
  }),
  'product/arrival/cancel': write({
    summary: '取消到货通知',
    request: z.object({ productId: id }),
    reply: nothing,
  }),
  'dict/list': post({
    summary: '数据字典',
    description: 'pay_method 只返回本客户类型可用的付款方式。',
    request: z.object({ groupCode: line(64).min(1).describe('如 pay_method') }),
    reply: z.array(payWay),
  }),
};
