import { eq } from 'drizzle-orm';
import type { Queries } from 'mall-api/database';
import type { Demonstration } from 'mall-api/demonstration';
import { type ProductDocumentKind, products } from 'mall-api/schema';
import { productLines } from '../catalogue/product-lines';
import { findRegistered } from './find-registered';
import { instructionsPaper } from './instructions-paper';
import { registrationPaper } from './registration-paper';
import { safetyPaper } from './safety-paper';

async function lineOf(db: Queries, productId: string) {
  const [product] = await db.select().from(products).where(eq(products.id, productId));
  const line = productLines.find(
    ({ category, model }) =>
      String(category) === product?.categoryId && product.model.startsWith(`${model} `),
  );
  return product && line && { product, line };
}

async function instructionsOf(db: Queries, productId: string) {
  const found = await lineOf(db, productId);
  return found && instructionsPaper(found.product, found.line.kind);
}

async function safetyOf(db: Queries, productId: string) {
  const found = await lineOf(db, productId);
  return found && safetyPaper(found.product, found.line);
}

async function registrationOf(db: Queries, productId: string) {
  const found = await findRegistered(db, productId);
  return found && registrationPaper(found);
}

const papers: Partial<Record<ProductDocumentKind, typeof instructionsOf>> = {
  instructions: instructionsOf,
  sds: safetyOf,
  registration: registrationOf,
};

/** Draws the product documents of the demonstration on request: there are hundreds. */
export const drawDocuments: Demonstration['documents'] =
  (db, press) =>
  async ({ productId, kind }, whose) => {
    const paper = await papers[kind]?.(db, productId);
    return paper && (await press.draw(paper, whose)).pdf;
  };
