import { and, asc, eq, or } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import { type ProductRelationKind, productRelations, products } from '../db/schema';
import { invalid, notFound } from '../http/call-error';
import type { DeskInput } from './operations';
import { deskRepository } from './repository';

export const relationKindNames: Readonly<Record<ProductRelationKind, string>> = {
  consumable: '耗材',
  accessory: '配件',
  replacement: '替代品',
};

/** What was said to go with a product; where it goes with another, that one's page says so, too. */
export const relationsOf = (db: Queries, productId: string) =>
  db
    .select({ relatedCode: products.code, name: products.name, kind: productRelations.kind })
    .from(productRelations)
    .innerJoin(products, eq(products.id, productRelations.relatedId))
    .where(eq(productRelations.productId, productId))
    .orderBy(asc(productRelations.kind), asc(products.code));

/** What the desk does with the families of products, and with what goes with them (docs/decisions.md). */
export function productRelationVerbs(db: Database, clock: () => Date) {
  async function productOf(code: string) {
    const product = await deskRepository(db).findProduct(code);
    if (!product) throw notFound(`商品 ${code} `);
    return product;
  }

  async function bothOf({ code, relatedCode }: DeskInput<'unrelate'>) {
    const product = await productOf(code);
    const related = await productOf(relatedCode);
    if (product.id === related.id) throw invalid('商品不能与自己搭配');
    return { product, related };
  }

  return {
    /** Puts a product into a family, whose units stand in one table on the page of each; or out of any. */
    async setFamily({ code, family }: DeskInput<'setFamily'>) {
      const { id, name } = await productOf(code);
      await deskRepository(db).setProduct(id, { family: family ?? null, updatedAt: clock() });
      return { code, name, family };
    },

    /**
     * Says that a product goes with another, or as what else.
     * @throws CallError 60001 for a product with itself, or when it was said the other way round
     */
    async relate({ kind, ...codes }: DeskInput<'relate'>) {
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

    /** Takes that back, whichever of the two it was said of. */
    async unrelate(codes: DeskInput<'unrelate'>) {
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
