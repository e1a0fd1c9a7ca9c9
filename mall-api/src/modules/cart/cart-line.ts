import type { CartLine, MemberCartSku } from 'shared-kernel/contracts';
import type { ProductStatus } from 'shared-kernel/domain';
import { groupBy } from '../../collections/group-by';
import type { Buyer } from '../../http/buyer';
import { times } from '../../wire/amount';
import type { WaitingGoods } from '../approval/waiting-goods';
import type { AskedInCart } from '../budget/asked-in-cart';
import { mayOrder } from '../catalogue/client-price';
import { stockOf } from '../catalogue/stock';
import { unitTitle } from '../catalogue/unit-title';
import type { QuotedGoods } from '../quote/quoted-goods';
import { mostUnits } from './availability';
import { presetGifts } from './gift-presets';
import type { CartLineRow, CartRepository } from './repository';

type GiftRow = Awaited<ReturnType<CartRepository['gifts']>>[number];
type PartRow = Awaited<ReturnType<CartRepository['parts']>>[number];

/** What the client's members have agreed on among themselves, of the cart. */
interface AmongColleagues {
  readonly waiting: WaitingGoods;
  readonly asked: AskedInCart;
  readonly quoted: QuotedGoods;
}

function lineState(line: CartLineRow, maxQty: number, buyer: Buyer): MemberCartSku['state'] {
  if (!mayOrder(line, buyer.clientType)) return 'unlisted';
  if (line.count > maxQty) return 'stockShort';
  return line.seenPrice === line.discountPrice ? 'normal' : 'priceChanged';
}

function toCartSku(
  line: CartLineRow,
  gifts: GiftRow[],
  parts: PartRow[],
  colleagues: AmongColleagues,
  buyer: Buyer,
): MemberCartSku {
  const approval = colleagues.waiting.get(line.skuId);
  const departments = colleagues.asked.get(line.id);
  const quote = colleagues.quoted.get(line.skuId)?.quote;
  const maxQty = mostUnits(line, buyer);
  const giftsFor = (count: number) =>
    presetGifts(gifts, count, line.unitCount).map(
      ({ code, name, model, imageUrl, unitName, inStock, count: preset }) => ({
        code,
        name,
        model,
        imageUrl,
        unitName,
        count: preset,
        stockQty: inStock,
      }),
    );
  return {
    id: line.id,
    skuId: line.skuId,
    name: unitTitle(line),
    unitName: line.unitName,
    unitCount: line.unitCount,
    count: line.count,
    wantedCount: parts.length > 0 ? line.wantedCount : null,
    selected: line.selected,
    setAside: line.setAside,
    earlierCount: line.earlierCount ?? 0,
    priceUnit: line.price,
    discountPriceUnit: line.discountPrice,
    originalAmountUnit: times(line.price, line.count),
    discountAmountUnit: times(line.discountPrice, line.count),
    previousPriceUnit: line.seenPrice === line.discountPrice ? null : line.seenPrice,
    taxIncluded: line.taxIncluded,
    state: lineState(line, maxQty, buyer),
    ...stockOf(line.pieces, line.unitCount),
    maxQty,
    hasGift: gifts.length > 0,
    gifts: giftsFor(line.count),
    cartSkuConsignees: parts.map(({ cartSkuId: _, ...part }) => ({
      ...part,
      giftSkus: giftsFor(part.count).map(({ code, count }) => ({ code, count })),
    })),
    note: line.note,
    ...(approval && { approval }),
    ...(departments && { departments }),
    ...(quote && { quote }),
  };
}

/** The cart for display: one group per product, with its lines. */
export function toCartLines(
  lines: readonly CartLineRow[],
  giftRows: readonly GiftRow[],
  partRows: readonly PartRow[],
  colleagues: AmongColleagues,
  buyer: Buyer,
): CartLine[] {
  const gifts = groupBy(giftRows, ({ ofSkuId }) => ofSkuId);
  // A quoted price takes the place of an offer.
  const giftsOf = ({ skuId }: CartLineRow) => (colleagues.quoted.has(skuId) ? [] : (gifts.get(skuId) ?? []));
  const parts = groupBy(partRows, ({ cartSkuId }) => cartSkuId);
  return [...groupBy(lines, ({ productId }) => productId).values()].flatMap((group): CartLine[] => {
    const [product] = group;
    if (!product) return [];
    return [
      {
        productSpu: {
          id: product.productId,
          status: product.status as ProductStatus,
          model: product.model,
          name: product.productName,
          imageUrl: product.imageUrl,
          label: product.label,
          files: product.files,
        },
        unitName: product.unitName,
        memberCartSkus: group.map((line) =>
          toCartSku(line, giftsOf(line), parts.get(line.id) ?? [], colleagues, buyer),
        ),
      },
    ];
  });
}
