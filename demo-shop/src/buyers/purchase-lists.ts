import type { purchaseListLines, purchaseLists } from 'mall-api/schema';
import type { SeedProduct } from '../catalogue/build-products';
import { daysAfter } from '../rows/days';
import type { SeedBuyer } from './buyer';
import type { PriceList } from './price-list';
import { seenGoods, type WantedGoods } from './wanted-goods';

interface ListRows {
  purchaseLists: (typeof purchaseLists.$inferInsert)[];
  purchaseListLines: (typeof purchaseListLines.$inferInsert)[];
}

interface Wanted extends WantedGoods {
  note?: string;
}

const lists: readonly { name: string; shared: boolean; wanted: readonly Wanted[]; unlisted?: true }[] = [
  {
    name: '手术室常备',
    shared: true,
    wanted: [
      { model: 'AL-PAA 2000', unit: '箱', count: 10, note: '送三号手术室' },
      { model: 'AL-BX 23', unit: '盒', count: 5 },
      { model: 'AL-MK 95', unit: '盒', count: 40, priceRose: true },
    ],
    unlisted: true,
  },
  {
    name: '检验科每月',
    shared: false,
    wanted: [
      { model: 'AL-WP 80', unit: '箱', count: 2 },
      // More than is in stock.
      { model: 'AL-IND 5', unit: '盒', count: 30 },
    ],
  },
];

/** Two lists of a hospital: usual lines, and lines whose price moved, that are short or unlisted. */
export function buildPurchaseLists(
  buyer: SeedBuyer,
  products: readonly SeedProduct[],
  priceList: PriceList,
  today: Date,
): ListRows {
  const { memberId, clientId } = buyer;
  const rows: ListRows = { purchaseLists: [], purchaseListLines: [] };
  const unlisted = products.find(({ product }) => product.status === 3)?.skus[0];
  lists.forEach(({ name, shared, wanted, unlisted: hasUnlisted }, index) => {
    const id = String(index + 1);
    const createdAt = daysAfter(today, -60 + index);
    const put = (skuId: string, seenPrice: string, count: number, note = '') =>
      rows.purchaseListLines.push({
        id: String(rows.purchaseListLines.length + 1),
        listId: id,
        skuId,
        count,
        note,
        place: rows.purchaseListLines.length + 1,
        changedBy: memberId,
        seenPrice,
        seenAt: createdAt,
      });
    rows.purchaseLists.push({
      id,
      clientId,
      memberId,
      name,
      shared,
      changedBy: memberId,
      createdAt,
      updatedAt: createdAt,
    });
    for (const goods of wanted) {
      const seen = seenGoods(buyer, goods, priceList);
      if (seen) put(seen.skuId, seen.seenPrice, goods.count, goods.note);
    }
    if (hasUnlisted && unlisted) put(unlisted.id, unlisted.discountPrice, 2);
  });
  return rows;
}
