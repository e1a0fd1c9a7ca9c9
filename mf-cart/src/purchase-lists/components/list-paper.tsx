import type { PurchaseList, PurchaseListLine } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { Paper, type PaperColumn, PaperTable } from 'shared-kernel/paper';
import { useSession } from 'shared-kernel/session';
import { healthOf } from '../model/line-health';

/** A purchase list to be carried along the shelves: what is wanted this time is written in by hand. */
export default function ListPaper({ list: { name, lines, licences } }: { list: PurchaseList }) {
  const buyer = useSession()?.user.clientName ?? '';
  const columns: PaperColumn<PurchaseListLine>[] = [
    { title: '序号', width: '7%', align: 'center', cell: (_, index) => index + 1 },
    {
      title: '商品名称／型号',
      cell: (line) => (
        <>
          {unbroken(line.sku.productName)}　{line.sku.model}
          {!healthOf(line, licences).isSold && '（当前不可订购）'}
        </>
      ),
    },
    {
      title: '常用数量',
      width: '13%',
      align: 'end',
      cell: ({ count, sku }) => formatCount(count, sku.unitName),
    },
    { title: '备注', width: '22%', cell: ({ note }) => note },
    { title: '本次数量', width: '15%', cell: () => null },
  ];
  return (
    <Paper
      title="采购清单"
      subtitle={name}
      buyer={{ name: buyer }}
      signatures={['科室', '填写人', '日期']}
      note="本次数量由科室填写；价格与库存以下单时为准。"
    >
      <PaperTable label="清单商品" columns={columns} rows={lines} rowKey={({ id }) => id} />
    </Paper>
  );
}
