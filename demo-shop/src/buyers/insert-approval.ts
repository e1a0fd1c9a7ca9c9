import Big from 'big.js';
import { digestOf } from 'mall-api/approvals';
import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import { formatAmount } from 'shared-kernel/money';
import type { SeedProduct } from '../catalogue/build-products';
import { daysAfter } from '../rows/days';
import { toAmount } from '../rows/prices';

type Approval = typeof schema.approvals.$inferInsert;

export interface ApprovalPeople {
  readonly clientId: string;
  readonly asker: { readonly id: string; readonly name: string };
  readonly approverIds: readonly string[];
  readonly administratorIds: readonly string[];
}

/** Where the goods go. */
export interface ApprovalAddress {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
}

// Dear enough that the usual order of the demonstration needs no approval.
const minAmount = '50000.00';
const machines = { categoryId: '103', minAmount: '20000.00' };
const kinds = 2;
/** Half past nine. */
const morningMs = 9.5 * 3_600_000;
const dearest = 3_000;

/** Goods at their list price, in stock, that come to a little more than the rule's amount. */
function chooseGoods(orderable: readonly SeedProduct[]) {
  const share = new Big(minAmount).div(kinds);
  return (
    orderable
      // The first ones are in carts, requests and quotes.
      .slice(20)
      .flatMap(({ product, skus: [sku], stock, device }) => {
        if (!sku || sku.price !== sku.discountPrice || device || Number(sku.price) > dearest) return [];
        const count = share.div(sku.price).round(0, Big.roundUp).toNumber();
        if (count > 200 || (stock.pieces ?? 0) < count * sku.unitCount) return [];
        return [{ product, sku, count, amount: toAmount(new Big(sku.price).times(count)) }];
      })
      .slice(0, kinds)
  );
}

/**
 * Adds the hospital's two rules of approval – an amount, and machines, which a second person approves, too –, and an
 * order of a purchaser that waits for the approver: its goods are in the cart, not chosen.
 */
export async function insertApproval(
  tx: Queries,
  { clientId, asker, approverIds, administratorIds }: ApprovalPeople,
  address: ApprovalAddress,
  orderable: readonly SeedProduct[],
  today: Date,
): Promise<void> {
  const rule = {
    clientId,
    newProducts: false,
    changedBy: administratorIds[0] ?? asker.id,
    createdAt: daysAfter(today, -300),
  };
  const steps = [[...approverIds]];
  await insertAll(tx, schema.approvalRules, [
    { ...rule, minAmount, categoryIds: [], steps },
    {
      ...rule,
      minAmount: machines.minAmount,
      categoryIds: [machines.categoryId],
      steps: [...steps, [...administratorIds]],
    },
  ]);
  const goods = chooseGoods(orderable);
  const createdAt = new Date(daysAfter(today, -1).getTime() + morningMs);
  await insertAll(
    tx,
    schema.memberCartSkus,
    goods.map(({ sku, count }) => ({
      memberId: asker.id,
      skuId: sku.id,
      count,
      selected: false,
      seenPrice: sku.discountPrice,
      createdAt,
      updatedAt: createdAt,
    })),
  );
  const total = toAmount(goods.reduce((sum, { amount }) => sum.plus(amount), new Big(0)));
  const request: Approval['request'] = {
    consigneeId: address.id,
    remark: '季度备货',
    purchaseNo: '',
    payWay: 'offline',
    businessStock: false,
    source: 0,
    whetherUseRebate: false,
    cartSkuS: goods.map(({ sku }) => ({ skuId: sku.id, giftSkus: [] })),
    agreed: {
      lines: goods.map(({ sku, count }) => ({
        skuId: sku.id,
        count,
        discountPriceUnit: sku.discountPrice,
        note: '',
      })),
      consignees: [{ ...address, hospitalName: null }],
      productTotalAmountUnit: total,
      couponAmountUnit: '0.00',
      rebateAmountUnit: '0.00',
      totalAmountUnit: total,
    },
  };
  const reason = `金额达到 ¥ ${formatAmount(minAmount)}`;
  const [approval] = await tx
    .insert(schema.approvals)
    .values({
      clientId,
      no: 1,
      memberId: asker.id,
      status: 'waiting',
      request,
      digest: digestOf(request),
      goods: goods.map(({ product, sku, count, amount }) => ({
        skuId: sku.id,
        productName: product.name,
        model: product.model,
        unitName: sku.name,
        imageUrl: product.imageUrl,
        count,
        priceUnit: sku.discountPrice,
        amountUnit: amount,
        gift: false,
        note: '',
      })),
      delivery: [[address.name, address.phone, address.address].join(' ')],
      reasons: [reason],
      changes: [],
      steps,
      totalAmount: total,
      rebateAmount: '0.00',
      createdAt,
    })
    .returning({ id: schema.approvals.id });
  await insertAll(
    tx,
    schema.messages,
    approverIds.map((memberId) => ({
      memberId,
      kind: 'approval' as const,
      title: '订单待审批',
      content: `${asker.name}提交审批 1：¥ ${formatAmount(total)}，${reason}`,
      approvalId: approval?.id ?? null,
      createdAt,
    })),
  );
}
