import type { CartLine } from 'shared-kernel/contracts';
import { isChain } from 'shared-kernel/domain';
import { subtractAmounts } from 'shared-kernel/money';
import { Paper, PaperFacts, PaperSums } from 'shared-kernel/paper';
import { useSession } from 'shared-kernel/session';
import { useCheckoutDraft } from '../model/checkout-draft-store';
import { CartPaperPart } from './components/cart-paper-part';
import type { CheckoutChoices } from './components/use-checkout';
import { isSplit } from './model/checkout-rules';
import { type SummaryAddress, summaryOf } from './model/order-summary';
import { unassignedGoods } from './model/unassigned-goods';

export interface CartPaperProps {
  /** The orderable goods of the cart, selected or not. */
  cart: readonly CartLine[];
  choices: CheckoutChoices;
}

const nowhere: SummaryAddress = { id: '', name: '', phone: '', address: '', hospitalName: null };

/**
 * The selected goods of the cart as a printed request, for the approval process of the buyer's organisation.
 */
export default function CartPaper({ cart, choices }: CartPaperProps) {
  const { clientType, draft, payWay, dealer, hospital, consignee } = choices;
  const buyer = useSession()?.user.clientName ?? '';
  const giftChoices = useCheckoutDraft((kept) => kept.giftChoices);
  const split = isChain(clientType) && isSplit(cart);
  const summary = summaryOf({
    cart,
    split,
    address: consignee ?? nowhere,
    dealerName: dealer?.name ?? null,
    payWayName: payWay?.itemName ?? '',
    businessStock: isChain(clientType) && draft.businessStock,
    remark: draft.remark,
    purchaseNo: draft.purchaseNo,
    giftChoices,
    rebate: '0.00',
  });
  const unassigned = split ? unassignedGoods(cart) : [];
  const models = new Map(
    cart.flatMap(({ productSpu, memberCartSkus }) =>
      memberCartSkus.map(({ skuId }) => [skuId, productSpu.model] as const),
    ),
  );
  return (
    <Paper
      title="采购清单"
      buyer={{ name: buyer }}
      signatures={['申请人', '部门负责人', '审批人']}
      note="本清单为购物车中已勾选的商品，价格与库存以提交订单时为准。"
    >
      <PaperFacts
        facts={[
          ['采购单号', summary.purchaseNo],
          ['医院', split ? null : (hospital?.name ?? null)],
          ['经销商', summary.dealerName],
          ['付款方式', summary.payWayName],
          ['商业备货', summary.businessStock ? '是' : null],
          ['订单备注', summary.remark, 'wide'],
        ]}
      />
      {summary.parts.map(({ address, goods }, index) => (
        <CartPaperPart
          key={address.id}
          title={split ? `收货地址 ${index + 1}` : '收货信息'}
          to={[split ? address.hospitalName : null, address.name, address.phone, address.address]}
          goods={goods}
          models={models}
        />
      ))}
      {unassigned.length > 0 && (
        <CartPaperPart title="收货地址" to={['尚未分配']} goods={unassigned} models={models} />
      )}
      <PaperSums
        sums={[
          ['商品总额', summary.productTotalUnit],
          ['优惠共减', subtractAmounts('0', summary.couponUnit)],
          ['实付合计', summary.totalUnit],
        ]}
      />
    </Paper>
  );
}
