import type {
  areaProducts,
  banners,
  buyMoreSkus,
  categories,
  skuGifts,
  vipProductUnitQtys,
} from 'mall-api/schema';
import { seedBanners } from './banners';
import { frontPicture, type SeedProduct } from './build-products';
import { goodsCategories, homeAreas } from './categories';

interface CatalogueRows {
  categories: (typeof categories.$inferInsert)[];
  banners: readonly (typeof banners.$inferInsert)[];
  areaProducts: (typeof areaProducts.$inferInsert)[];
  skuGifts: (typeof skuGifts.$inferInsert)[];
  buyMoreSkus: (typeof buyMoreSkus.$inferInsert)[];
  vipProductUnitQtys: (typeof vipProductUnitQtys.$inferInsert)[];
}

function categoryRows(): CatalogueRows['categories'] {
  const tops = goodsCategories.map(({ id, name, subtitle, picture }) => ({
    id: String(id),
    parentId: null,
    type: 1,
    name,
    subtitle,
    imageUrl: frontPicture(picture),
    sort: id,
  }));
  const subcategories = goodsCategories.flatMap(({ id, children }) =>
    children.map((name, index) => ({
      id: String(id * 100 + index + 1),
      parentId: String(id),
      type: 1,
      name,
      subtitle: null,
      imageUrl: null,
      sort: index + 1,
    })),
  );
  const areas = homeAreas.map(({ id, name, subtitle }, sort) => ({
    id: String(id),
    parentId: null,
    type: 2,
    name,
    subtitle,
    imageUrl: null,
    sort,
  }));
  return [...tops, ...subcategories, ...areas];
}

// Model of the purchased product, model of its gift, and gifts per larger unit.
const gifts = [
  ['AL-PAA 2000', 'AL-TC PAA'],
  ['AL-OPA 55', 'AL-TO 30'],
  ['AL-EZ 300', 'AL-CB 20'],
  ['AL-EZ 300', 'AL-CB 28'],
  ['AL-HG 500', 'AL-HG 60'],
  ['AL-WP 80', 'AL-WP 40'],
  ['AL-BX 23', 'AL-BB A'],
] as const;

const buyMoreModels = [
  'AL-WP 80',
  'AL-HG 500',
  'AL-CB 18',
  'AL-SB 3',
  'AL-MS 3',
  'AL-CL 100',
  'AL-TP 19',
  'AL-BB A',
];

// A more expensive piece counts for more units.
function vipUnits(price: number): number {
  if (price >= 10_000) return 200;
  if (price >= 1_000) return 40;
  if (price >= 100) return 8;
  return price >= 10 ? 2 : 1;
}

/** Builds what surrounds the products: categories, areas, banners, gifts, add-ons, membership units. */
export function buildCatalogue(products: readonly SeedProduct[]): CatalogueRows {
  const byModel = new Map(products.map((product) => [product.product.model, product]));
  const found = (model: string) => {
    const product = byModel.get(model);
    return product ? [product] : [];
  };
  return {
    categories: categoryRows(),
    banners: seedBanners,
    areaProducts: homeAreas.flatMap(({ id, models }) =>
      models.flatMap(found).map(({ product }, sort) => ({ areaId: String(id), productId: product.id, sort })),
    ),
    skuGifts: gifts.flatMap(([bought, given], sort) =>
      found(given).flatMap((gift) =>
        found(bought)
          .flatMap(({ skus }) => skus.filter(({ unitCount }) => unitCount > 1))
          .map(({ id }) => ({ skuId: id, giftSkuId: gift.skus[0]?.id ?? '', count: 1, sort })),
      ),
    ),
    buyMoreSkus: buyMoreModels.flatMap(found).map(({ skus }, sort) => ({
      skuId: skus.at(-1)?.id ?? '',
      minOrderAmount: sort < 4 ? '2000.00' : '5000.00',
      sort,
    })),
    vipProductUnitQtys: products
      .filter(
        ({ line, product }) => line.variants[0] && product.model === `${line.model} ${line.variants[0][0]}`,
      )
      .slice(0, 60)
      .map(({ product, skus }, sort) => ({
        productModel: product.model,
        unitQty: vipUnits(Number(skus[0]?.price) / (skus[0]?.unitCount ?? 1)),
        sort,
      })),
  };
}
