import type { BatchResult, ParsedRequestOf } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import type { Buyer } from '../../http/buyer';
import { mayOrder } from '../catalogue/client-price';
import { stockOf } from '../catalogue/stock';
import { type Availability, mostUnits } from './availability';
import type { AddedLine } from './repository';

export type BatchRow = ParsedRequestOf<'memberCart/addBatch'>['rows'][number];

/** A SKU that a row may refer to. */
export interface BatchOffer extends Availability {
  readonly model: string;
  readonly unitName: string;
  readonly discountPrice: string;
  /** Units already in the cart. */
  readonly inCart: number;
}

const isListed = ({ status }: BatchOffer) => status === 1;

/** The SKUs that a row refers to: listed ones before unlisted ones of the same name. */
function meant(row: BatchRow, offers: readonly BatchOffer[]): readonly BatchOffer[] {
  const listed = offers.filter(isListed);
  const known = listed.length > 0 ? listed : offers;
  if (row.skuId !== undefined || !row.unitName) return known;
  const unit = row.unitName.toLowerCase();
  const named = known.filter(({ unitName }) => unitName.toLowerCase() === unit);
  return named.length > 0 ? named : known;
}

function isDecided(row: BatchRow, [first, ...others]: readonly BatchOffer[]): boolean {
  if (others.length > 0) return false;
  return (
    !row.unitName || row.skuId !== undefined || first?.unitName.toLowerCase() === row.unitName.toLowerCase()
  );
}

/**
 * The result of each row of a quick order, in order, and the cart additions. Rows of one SKU add up; the first note
 * stays.
 * @param offersOf the SKUs with a row's id, model or code
 * @param linesInCart lines already in the cart
 */
export function judgeRows(
  rows: readonly BatchRow[],
  offersOf: (row: BatchRow) => readonly BatchOffer[],
  linesInCart: number,
  buyer: Buyer,
): { results: BatchResult[]; added: AddedLine[] } {
  const taken = new Map<string, AddedLine>();
  let lines = linesInCart;

  function judge(offer: BatchOffer, { count, note = '' }: BatchRow): BatchResult['verdict'] {
    if (!isListed(offer)) return 'unlisted';
    if (!mayOrder(offer, buyer.clientType)) return 'notOrderable';
    const earlier = taken.get(offer.skuId);
    const before = earlier?.count ?? 0;
    const wanted = offer.inCart + before + count;
    const opensLine = offer.inCart + before === 0;
    if (wanted > limits.maxQuantity || (opensLine && lines >= limits.cartLines)) return 'overLimit';
    if (wanted > mostUnits(offer, buyer)) return 'stockShort';
    if (opensLine) lines += 1;
    const { skuId, discountPrice: seenPrice } = offer;
    taken.set(skuId, { skuId, count: before + count, seenPrice, note: earlier?.note || note });
    return 'added';
  }

  /** How many are available, and how many of them are already in the cart. */
  const shortageOf = (offer: BatchOffer): NonNullable<BatchResult['shortage']> => ({
    maxQty: mostUnits(offer, buyer),
    held: offer.inCart + (taken.get(offer.skuId)?.count ?? 0),
  });

  const results = rows.map((row): BatchResult => {
    const offers = meant(row, offersOf(row));
    const [offer] = offers;
    if (!offer) return { verdict: 'notFound', sku: null, units: [] };
    if (!isDecided(row, offers)) {
      const units = offers.map(({ skuId, unitName }) => ({ skuId, unitName }));
      return { verdict: 'unitNeeded', sku: null, units };
    }
    const { skuId, productId, model, productName, unitName, pieces, unitCount } = offer;
    const verdict = judge(offer, row);
    return {
      verdict,
      ...(verdict === 'stockShort' && { shortage: shortageOf(offer) }),
      sku: {
        skuId,
        productId,
        model,
        productName,
        unitName,
        discountPriceUnit: mayOrder(offer, buyer.clientType) ? offer.discountPrice : null,
        ...stockOf(pieces, unitCount),
      },
      units: [],
    };
  });
  return { results, added: [...taken.values()] };
}
