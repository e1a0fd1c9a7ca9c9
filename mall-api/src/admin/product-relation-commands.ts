import { and, asc, eq, or } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { type ProductRelationKind, productRelations, products } from '../db/schema';
import { invalid, notFound } from '../http/call-error';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';

export const relationKindNames: Readonly<Record<ProductRelationKind, string>> = {
  consumable: '耗材',
  accessory: '配件',
  replacement: '替代品',
};

/** A product's relations; symmetric ones show on both products' pages. */
export const relationsOf = (db: Queries, productId: string) =>
  db
    .select({ relatedCode: products.code, name: products.name, kind: productRelations.kind })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.relatedId))
    .where(eq(productRelations.productId, productId))
    .orderBy(asc(productRelations.kind), asc(products.code));

/**
 * Admin commands for product families and relations (docs/decisions/catalogue.md#what-goes-with-a-product).
 */
export function productRelationVerbs(db: Database, clock: () => Date) {
  async function productOf(code: string) {
    const product = await adminRepository(db).findProduct(code);
    if (!product) throw notFound(`商品 ${code} `);
    return product;
  }

  async function bothOf({ code, relatedCode }: AdminInput<'unrelate'>) {
    const product = await productOf(code);
    const related = await productOf(relatedCode);
    if (product.id === related.id) throw invalid('商品不能与自己搭配');
    return { product, related };
  }

  return {
    /**
     * Puts a product into a family, whose units share one table on each product's page, or removes it from
     * its family.
     */
    async setFamily({ code, family }: AdminInput<'setFamily'>) {
      const { id, name } = await productOf(code);
      await adminRepository(db).setProduct(id, { family: family ?? null, updatedAt: clock() });
      return { code, name, family };
    },

    /**
     * Relates two products.
     * @throws CallError 60001 for a product with itself, or when the inverse relation exists
     */
    async relate({ kind, ...codes }: AdminInput<'relate'>) {
      const { product, related } = await bothOf(codes);
      const isTurned = and(
        eq(productRelations.productId, related.id),
        eq(productRelations.relatedId, product.id),
      );
      if ((await db.$count(productRelations, isTurned)) > 0)
        throw invalid(`${codes.relatedCode} 已与 ${codes.code} 搭配，请先取消`);
      await db
        .insert(productRelations)
        .values({ productId: product.id, relatedId: related.id, kind })
        .onConflictDoUpdate({
          target: [productRelations.productId, productRelations.relatedId],
          set: { kind },
        });
      return { ...codes, name: product.name, relationKind: relationKindNames[kind] };
    },

    /** Removes a relation, in either direction. */
    async unrelate(codes: AdminInput<'unrelate'>) {
      const { product, related } = await bothOf(codes);
      const pair = (from: string, to: string) =>
        and(eq(productRelations.productId, from), eq(productRelations.relatedId, to));
      const removed = await db
        .delete(productRelations)
        .where(or(pair(product.id, related.id), pair(related.id, product.id)))
        .returning();
      if (removed.length === 0) throw notFound('这项搭配');
      return { ...codes, name: product.name };
    },
  };
}
