import { formatAmount } from 'shared-kernel/money';
import { invalid, notFound } from '../../http/call-error';
import { isPositive, minus, sumOf, times } from '../../wire/amount';

/** A gift of a pack, for choosing. */
export interface Choosable {
  readonly id: string;
  readonly model: string;
  readonly name: string;
  /** Value of one unit, in yuan. */
  readonly unitPrice: string;
  /** Maximum units in one pack. */
  readonly maxQty: number;
}

export interface Chosen<Gift extends Choosable> {
  readonly gift: Gift;
  readonly quantity: number;
}

/** A pack's maximum in yuan or units (docs/specification.md#gift-rules). */
export interface PackCap {
  readonly maxAmount: string | null;
  readonly maxQty: number | null;
}

/**
 * The buyer's choice without gifts of quantity zero.
 * @throws CallError 60001 nothing chosen, a duplicate gift, or a cap exceeded; 60004 a gift of another pack
 */
export function chooseGifts<Gift extends Choosable>(
  cap: PackCap,
  gifts: readonly Gift[],
  packs: readonly { giftSkuId: string; quantity: number }[],
): Chosen<Gift>[] {
  if (new Set(packs.map(({ giftSkuId }) => giftSkuId)).size < packs.length) throw invalid('礼包商品有重复');
  const chosen = packs
    .map(({ giftSkuId, quantity }) => {
      const gift = gifts.find(({ id }) => id === giftSkuId);
      if (!gift) throw notFound('礼包商品');
      return { gift, quantity };
    })
    .filter(({ quantity }) => quantity > 0);
  if (chosen.length === 0) throw invalid('请选择礼包商品');

  const units = chosen.reduce((total, { quantity }) => total + quantity, 0);
  if (cap.maxQty !== null && units > cap.maxQty) throw invalid(`礼包商品累计数量不能超过 ${cap.maxQty}`);
  const amount = sumOf(chosen.map(({ gift, quantity }) => times(gift.unitPrice, quantity)));
  if (cap.maxAmount !== null && isPositive(minus(amount, cap.maxAmount))) {
    throw invalid(`礼包累计金额不能超过 ¥ ${formatAmount(cap.maxAmount)}`);
  }
  for (const { gift, quantity } of chosen) {
    if (quantity > gift.maxQty) throw invalid(`${gift.model} ${gift.name} 最多可选 ${gift.maxQty}`);
  }
  return chosen;
}
