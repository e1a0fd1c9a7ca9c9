import type { Database, Queries } from '../db/database';
import { invalid, notFound } from '../http/call-error';
import { tellArrivals } from '../modules/arrival/tell-arrivals';
import { documentKindNames } from '../modules/product-document/document-names';
import { productDocumentRepository } from '../modules/product-document/repository';
import { isPositive, minus } from '../wire/amount';
import type { DeskInput } from './operations';
import { relationKindNames, relationsOf } from './product-relation-verbs';
import { deskRepository } from './repository';

const productStatusNames: Readonly<Record<number, string>> = { 1: '在售', 2: '即将上市', 3: '已下架' };

async function requireProduct(queries: Queries, code: string) {
  const product = await deskRepository(queries).findProduct(code);
  if (!product) throw notFound(`商品 ${code} `);
  return product;
}

/** What the desk does with products, their stock and their prices. */
export function catalogueVerbs(db: Database, clock: () => Date) {
  const setProductStatus = async (code: string, status: 1 | 3) => {
    const product = await requireProduct(db, code);
    await deskRepository(db).setProduct(product.id, { status, updatedAt: clock() });
    return { code, name: product.name, status: productStatusNames[status] };
  };

  return {
    /** A product with its stock, units and prices. */
    async product({ code }: DeskInput<'product'>) {
      const { id, status, ...product } = await requireProduct(db, code);
      const skus = await deskRepository(db).skus(id);
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

    list: ({ code }: DeskInput<'list'>) => setProductStatus(code, 1),
    delist: ({ code }: DeskInput<'delist'>) => setProductStatus(code, 3),

    /** Sets how many pieces of a product are in stock, and when more is expected; who waits for it is told. */
    stock: ({ code, pieces, expected }: DeskInput<'stock'>) =>
      db.transaction(async (tx) => {
        const product = await requireProduct(tx, code);
        const before = await deskRepository(tx).lockStock(product.id);
        await deskRepository(tx).setStock(product.id, pieces, expected ?? null);
        await tellArrivals(tx, clock(), [product.id]);
        return { code, name: product.name, before, pieces, expected };
      }),

    /**
     * Sets a unit's prices, or with a client the price agreed with it.
     * @throws CallError 60001 a price above the list price
     */
    price: ({ skuCode, price, discountPrice, clientCode }: DeskInput<'price'>) =>
      db.transaction(async (tx) => {
        const desk = deskRepository(tx);
        const sku = await desk.findSku(skuCode);
        if (!sku) throw notFound(`规格 ${skuCode} `);
        if (clientCode !== undefined) {
          const clientId = await desk.findClientId(clientCode);
          if (clientId === undefined) throw notFound(`客户 ${clientCode} `);
          await desk.agreePrice(clientId, sku.id, discountPrice);
          return { skuCode, clientCode, discountPrice };
        }
        const listPrice = price ?? sku.price;
        if (isPositive(minus(discountPrice, listPrice))) throw invalid(`售价不能高于原价 ${listPrice}`);
        await desk.setPrice(sku.id, { price: listPrice, discountPrice });
        return { skuCode, price: listPrice, discountPrice };
      }),
  };
}
