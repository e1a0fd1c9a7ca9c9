import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import type { Random } from '../rows/random';
import { buildCatalogue } from './build-catalogue';
import { buildProducts, type SeedProduct } from './build-products';
import { relationsOf } from './product-relations';
import { vipRights } from './vip-rights';

/** Fills the catalogue's tables with `count` products and their surroundings. */
export async function insertCatalogue(
  tx: Queries,
  count: number,
  random: Random,
  today: Date,
): Promise<SeedProduct[]> {
  const products = buildProducts(count, random, today);
  const catalogue = buildCatalogue(products);
  await insertAll(tx, schema.categories, catalogue.categories);
  await insertAll(tx, schema.banners, catalogue.banners);
  await insertAll(
    tx,
    schema.products,
    products.map(({ product }) => product),
  );
  await insertAll(
    tx,
    schema.productSkus,
    products.flatMap(({ skus }) => skus),
  );
  await insertAll(
    tx,
    schema.productFiles,
    products.flatMap(({ files }) => files),
  );
  await insertAll(
    tx,
    schema.productDevices,
    products.flatMap(({ device }) => device ?? []),
  );
  await insertAll(
    tx,
    schema.productAttributes,
    products.flatMap(({ typed }) => typed ?? []),
  );
  await insertAll(
    tx,
    schema.productDocuments,
    products.flatMap(({ documents }) => documents),
  );
  await insertAll(tx, schema.productRelations, relationsOf(products));
  await insertAll(
    tx,
    schema.productStocks,
    products.map(({ stock }) => stock),
  );
  await insertAll(tx, schema.areaProducts, catalogue.areaProducts);
  await insertAll(tx, schema.skuGifts, catalogue.skuGifts);
  await insertAll(tx, schema.buyMoreSkus, catalogue.buyMoreSkus);
  await insertAll(tx, schema.vipProductUnitQtys, catalogue.vipProductUnitQtys);
  await insertAll(
    tx,
    schema.vipRights,
    vipRights.map((right, sort) => ({ ...right, sort })),
  );
  return products;
}
