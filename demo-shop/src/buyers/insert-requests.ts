import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import type { SeedProduct } from '../catalogue/build-products';
import { chinaDay, daysAfter } from '../rows/days';

interface Asked {
  /** Which of the orderable products. */
  readonly product: number;
  readonly count: number;
  readonly note?: string;
  readonly answer?: { readonly reason: string; readonly count?: number };
}

interface Wish {
  /** Which of the applicants. */
  readonly applicant: number;
  readonly department: string;
  readonly reason: string;
  /** Days from today; undefined for no wanted day. */
  readonly wantedIn?: number;
  readonly daysAgo: number;
  readonly goods: readonly Asked[];
}

const wishes: readonly Wish[] = [
  {
    applicant: 0,
    department: '手术室',
    reason: '周四两台关节手术备货',
    wantedIn: 4,
    daysAgo: 1,
    goods: [
      { product: 0, count: 4, note: '送三号手术室' },
      { product: 4, count: 2 },
      { product: 7, count: 10 },
    ],
  },
  {
    applicant: 1,
    department: '内镜中心',
    reason: '院感检查备用',
    wantedIn: 9,
    daysAgo: 2,
    goods: [
      { product: 0, count: 6 },
      { product: 8, count: 3, answer: { reason: '按整箱采购', count: 5 } },
      { product: 5, count: 1, answer: { reason: '库房还有库存' } },
    ],
  },
  {
    applicant: 0,
    department: '急诊科',
    reason: '',
    daysAgo: 0,
    goods: [
      { product: 4, count: 1 },
      { product: 9, count: 2 },
    ],
  },
];

export interface RequestPeople {
  readonly clientId: string;
  readonly applicantIds: readonly string[];
  /** Who answers. */
  readonly purchaserId: string;
}

/** Adds open requests of a hospital's colleagues; two of them want the same product. */
export async function insertRequests(
  tx: Queries,
  { clientId, applicantIds, purchaserId }: RequestPeople,
  orderable: readonly SeedProduct[],
  today: Date,
): Promise<void> {
  for (const [index, wish] of wishes.entries()) {
    const createdAt = daysAfter(today, -wish.daysAgo);
    const memberId = applicantIds[wish.applicant % applicantIds.length] ?? purchaserId;
    const [request] = await tx
      .insert(schema.purchaseRequests)
      .values({
        clientId,
        memberId,
        no: index + 1,
        department: wish.department,
        reason: wish.reason,
        wantedOn: wish.wantedIn === undefined ? null : chinaDay(daysAfter(today, wish.wantedIn)),
        createdAt,
      })
      .returning({ id: schema.purchaseRequests.id });
    await insertAll(
      tx,
      schema.purchaseRequestLines,
      wish.goods.flatMap(({ product, count, note = '', answer }, place) => {
        const sku = orderable[product]?.skus[0];
        if (!sku || !request) return [];
        return {
          requestId: request.id,
          skuId: sku.id,
          askedCount: count,
          count: answer?.count ?? count,
          note,
          place,
          seenPrice: sku.discountPrice,
          answer: answer?.reason ?? '',
          answeredBy: answer ? purchaserId : null,
          answeredAt: answer ? createdAt : null,
          ended: answer && answer.count === undefined ? ('refused' as const) : null,
        };
      }),
    );
  }
}
