import { useNavigate } from 'react-router-dom';
import { Allowed, useCallMutation } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { trackEvent } from 'shared-kernel/telemetry';
import { Button, confirmDialog, toast, usePaper } from 'shared-kernel/ui';
import { AddToList } from '../../components/add-to-list';
import { OrderAgain } from '../../components/order-again';
import { mayAskToCancel, mayCancel, mayReceive } from '../model/order-actions';
import { AskToCancel } from './ask-to-cancel';

const loadPaper = () => import('./order-paper');

/** Actions on the whole order. */
export function OrderButtons({ order }: { order: Order }) {
  const cancellation = useCallMutation('order/cancel', {
    silent: true,
    onSuccess: () => trackEvent('order-cancel'),
  });
  const receipt = useCallMutation('order/receive');
  const navigate = useNavigate();
  const { Paper, print } = usePaper(loadPaper);

  async function cancel(): Promise<void> {
    const agreed = await confirmDialog({
      title: '提示',
      content: '确认取消该订单?',
      okText: '取消订单',
      cancelText: '再想想',
      danger: true,
    });
    if (!agreed) return;
    cancellation.mutate(
      { orderId: order.id },
      {
        onSuccess: () => {
          void toast.success('订单已取消，可在商品页重新加入购物车');
          void navigate(pathTo('/orderCenter'));
        },
        onError: (error) => void toast.error(`订单取消失败：${error.message}`),
      },
    );
  }

  async function receive(): Promise<void> {
    const agreed = await confirmDialog({
      title: '确认收货',
      content: '请确认商品已全部收到且无误，确认后订单完成。',
      okText: '确认收货',
    });
    if (agreed) receipt.mutate({ orderId: order.id }, { onSuccess: () => void toast.success('已确认收货') });
  }

  return (
    <>
      {mayCancel(order) && (
        <Allowed call="order/cancel">
          <Button busy={cancellation.isPending} onClick={() => void cancel()}>
            取消订单
          </Button>
        </Allowed>
      )}
      {mayAskToCancel(order) && (
        <Allowed call="order/cancel/ask">
          <AskToCancel orderId={order.id} />
        </Allowed>
      )}
      {mayReceive(order) && (
        <Allowed call="order/receive">
          <Button kind="primary" busy={receipt.isPending} onClick={() => void receive()}>
            确认收货
          </Button>
        </Allowed>
      )}
      <OrderAgain no={order.no} items={order.orderItems} />
      <AddToList no={order.no} items={order.orderItems} />
      <Button onClick={() => void print()}>打印</Button>
      {Paper && <Paper order={order} />}
    </>
  );
}
