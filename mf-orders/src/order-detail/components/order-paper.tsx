import type { Order, OrderItem } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { subtractAmounts } from 'shared-kernel/money';
import { Paper, type PaperColumn, PaperFacts, PaperSums, PaperTable } from 'shared-kernel/paper';
import { useSession } from 'shared-kernel/session';
import { Amount } from 'shared-kernel/ui';
import { approvalText } from '../model/approval-text';
import { itemGroups } from '../model/item-groups';
import { quotesText } from '../model/quotes-text';

const columns: readonly PaperColumn<OrderItem>[] = [
  { title: '序号', width: '7%', align: 'center', cell: (_, index) => index + 1 },
  {
    title: '商品名称／型号',
    cell: ({ productName, model, gift, note }) => (
      <>
        {unbroken(productName)}　{model}
        {gift && '（赠品）'}
        {note && <div>备注：{note}</div>}
      </>
    ),
  },
  { title: '规格', width: '16%', cell: ({ name }) => name },
  {
    title: '单价',
    width: '14%',
    align: 'end',
    cell: ({ gift, payPrice }) => <Amount value={gift ? null : payPrice} />,
  },
  {
    title: '数量',
    width: '11%',
    align: 'end',
    cell: ({ quantity, unitName }) => formatCount(quantity, unitName),
  },
  {
    title: '金额',
    width: '16%',
    align: 'end',
    cell: ({ gift, payAmount }) => <Amount value={gift ? null : payAmount} />,
  },
];

const minus = (amount: string): string => subtractAmounts('0', amount);

/** An order on the seller's letterhead, for the buyer's approval process and files. */
export default function OrderPaper({ order }: { order: Order }) {
  const { orderPay, orderConsignee, subOrderList } = order;
  const buyer = useSession()?.user.clientName ?? '';
  return (
    <Paper
      title="采购订单"
      subtitle={order.no}
      buyer={{ name: buyer, contact: order.memberName }}
      signatures={['申请人', '部门负责人', '审批人']}
    >
      <PaperFacts
        facts={[
          ['采购单号', order.purchaseNo],
          ['询价单号', quotesText(order)],
          ['科室', order.departments?.join('、') ?? null],
          ['下单时间', order.createTime],
          ['订单状态', order.statusName],
          ['付款方式', orderPay.payMethodName],
          ['付款状态', order.payStatusName],
          ['医院', order.hospitalName],
          ['经销商', order.dealerName],
          ['商业备货', order.businessStock ? '是' : null],
          ['订单备注', order.remark, 'wide'],
          ['审批记录', approvalText(order), 'wide'],
        ]}
      />
      {itemGroups(order).map(({ subOrder, items }) => {
        const to = subOrder?.orderConsignee ?? (subOrderList.length > 0 ? null : orderConsignee);
        return (
          <section key={subOrder?.id ?? 'rest'}>
            <PaperFacts
              facts={[
                ['子订单号', subOrder?.no ?? null],
                ['小计', subOrder && <Amount value={subOrder.totalAmountUnit} />],
                [
                  '收货信息',
                  to && [to.hospitalName, to.name, to.phone, to.address].filter(Boolean).join('　'),
                  'wide',
                ],
              ]}
            />
            <PaperTable label="商品清单" columns={columns} rows={items} rowKey={({ id }) => id} />
          </section>
        );
      })}
      <PaperSums
        sums={[
          ['商品总额', orderPay.productTotalAmountUnit],
          ['优惠金额', minus(orderPay.couponAmountUnit)],
          ['返利抵扣', minus(orderPay.rebateAmountUnit)],
          ['实付合计', orderPay.totalAmountUnit],
        ]}
      />
    </Paper>
  );
}
