import type { Database, Queries } from '../db/database';
import { invalid, notFound } from '../http/call-error';
import { notifyArrivals } from '../modules/arrival/notify-arrivals';
import { documentKindNames } from '../modules/product-document/document-names';
import { productDocumentRepository } from '../modules/product-document/repository';
import { isPositive, minus } from '../wire/amount';
import type { AdminInput } from './operations';
import { relationKindNames, relationsOf } from './product-relation-commands';
import { adminRepository } from './repository';

const productStatusNames: Readonly<Record<number, string>> = { 1: '在售', 2: '即将上市', 3: '已下架' };

async function requireProduct(queries: Queries, code: string) {
  const product = await adminRepository(queries).findProduct(code);
  if (!product) throw notFound(`商品 ${code} `);
  return product;
}

export function catalogueCommands(db: Database, clock: () => Date) {
  const setProductStatus = async (code: string, status: 1 | 3) => {
    const product = await requireProduct(db, code);
    await adminRepository(db).setProduct(product.id, { status, updatedAt: clock() });
    return { code, name: product.name, status: productStatusNames[status] };
  };

  return {
    /** Returns a product with its stock, units and prices. */
    async product({ code }: AdminInput<'product'>) {
      const { id, status, ...product } = await requireProduct(db, code);
      const skus = await adminRepository(db).skus(id);
      const relations = await relationsOf(db, id);
      const documents = await productDocumentRepository(db).of(id);
      return {
        ...product,
        status: productStatusNames[status],
        skus: skus.map((sku) => ({
          code: sku.code,
          unit: sku.name,
          unitCount: sku.unitCount,
          price: sku.price,
          discountPrice: sku.discountPrice,
        })),
        relations: relations.map(({ kind, ...related }) => ({
          ...related,
          relationKind: relationKindNames[kind],
        })),
        documents: documents.map(({ id, kind, fileName, size }) => ({
          id,
          documentKind: documentKindNames[kind],
          fileName,
          size,
        })),
      };
    },

    list: ({ code }: AdminInput<'list'>) => setProductStatus(code, 1),
    delist: ({ code }: AdminInput<'delist'>) => setProductStatus(code, 3),

    /** Sets a product's stock in pieces and its restock date; notifies subscribers. */
    stock: ({ code, pieces, expected }: AdminInput<'stock'>) =>
      db.transaction(async (tx) => {
        const product = await requireProduct(tx, code);
        const before = await adminRepository(tx).lockStock(product.id);
        await adminRepository(tx).setStock(product.id, pieces, expected ?? null);
        await notifyArrivals(tx, clock(), [product.id]);
        return { code, name: product.name, before, pieces, expected };
      }),

    /**
     * Sets a unit's list price, or the price agreed with a client.
     * @throws CallError 60001 the price exceeds the list price
     */
    price: ({ skuCode, price, discountPrice, clientCode }: AdminInput<'price'>) =>
      db.transaction(async (tx) => {
        const admin = adminRepository(tx);
        const sku = await admin.findSku(skuCode);
        if (!sku) throw notFound(`规格 ${skuCode} `);
        if (clientCode !== undefined) {
          const clientId = await admin.findClientId(clientCode);
          if (clientId === undefined) throw notFound(`客户 ${clientCode} `);
          await admin.agreePrice(clientId, sku.id, discountPrice);
          return { skuCode, clientCode, discountPrice };
        }
        const listPrice = price ?? sku.price;
        if (isPositive(minus(discountPrice, listPrice))) throw invalid(`售价不能高于原价 ${listPrice}`);
        await admin.setPrice(sku.id, { price: listPrice, discountPrice });
        return { skuCode, price: listPrice, discountPrice };
      }),
  };
}
