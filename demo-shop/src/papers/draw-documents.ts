import { eq } from 'drizzle-orm';
import type { Queries } from 'mall-api/database';
import type { Demonstration } from 'mall-api/demonstration';
import { products } from 'mall-api/schema';
import { productLines } from '../catalogue/product-lines';
import { findRegistered } from './find-registered';
import { instructionsPaper } from './instructions-paper';
import { registrationPaper } from './registration-paper';

async function instructionsOf(db: Queries, productId: string) {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const line = productLines.find(
    ({ category, model }) =>
      String(category) === product?.categoryId && product.model.startsWith(`${model} `),
  );
  return product && line && instructionsPaper(product, line.kind);
}

async function registrationOf(db: Queries, productId: string) {
  const found = await findRegistered(db, productId);
  return found && registrationPaper(found);
}

/** Draws the papers of the demonstration's products when they are asked for: there are hundreds. */
export const drawDocuments: Demonstration['documents'] =
  (db, press) =>
  async ({ productId, kind }, whose) => {
    const paper =
      kind === 'instructions'
        ? await instructionsOf(db, productId)
        : kind === 'registration'
          ? await registrationOf(db, productId)
          : undefined;
    return paper && (await press.draw(paper, whose)).pdf;
  };
