import { formatCount, unbroken } from 'shared-kernel/domain';
import { type PaperColumn, PaperFacts, PaperTable } from 'shared-kernel/paper';
import { Amount } from 'shared-kernel/ui';
import type { SummaryGoods } from '../model/order-summary';

export interface CartPaperPartProps {
  title: string;
  /** Hospital, contact and address; nulls are omitted. */
  to: readonly (string | null)[];
  goods: readonly SummaryGoods[];
  /** Model by SKU. */
  models: ReadonlyMap<string, string>;
}

/** The goods for one address, in print. */
export function CartPaperPart({ title, to, goods, models }: CartPaperPartProps) {
  const columns: PaperColumn<SummaryGoods>[] = [
    { title: '序号', width: '7%', align: 'center', cell: (_, index) => index + 1 },
    {
      title: '商品名称／型号',
      cell: ({ skuId, productName, note, gifts }) => (
        <>
          {unbroken(productName)}　{models.get(skuId)}
          {note && <div>备注：{note}</div>}
          {gifts.map((gift) => (
            <div key={gift.code}>
              赠：{unbroken(gift.name)} × {formatCount(gift.count, gift.unitName)}
            </div>
          ))}
        </>
      ),
    },
    { title: '规格', width: '16%', cell: ({ name }) => name },
    {
      title: '单价',
      width: '14%',
      align: 'end',
      cell: ({ discountPriceUnit }) => <Amount value={discountPriceUnit} />,
    },
    {
      title: '数量',
      width: '11%',
      align: 'end',
      cell: ({ count, unitName }) => formatCount(count, unitName),
    },
    { title: '小计', width: '16%', align: 'end', cell: ({ amountUnit }) => <Amount value={amountUnit} /> },
  ];
  return (
    <section>
      <PaperFacts facts={[[title, to.filter(Boolean).join('　'), 'wide']]} />
      <PaperTable label="商品清单" columns={columns} rows={goods} rowKey={({ skuId }) => skuId} />
    </section>
  );
}
