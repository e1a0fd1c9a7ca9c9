import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { PurchaseRequest } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Button, confirmDialog, toast } from 'shared-kernel/ui';
import { PageHead } from '../../components/page';
import { requestTitle } from '../model/request-facts';

/** Who asks for what, and the way to take it back. */
export function RequestHead({ request }: { request: PurchaseRequest }) {
  const navigate = useNavigate();
  const withdrawal = useCallMutation('purchaseRequest/withdraw');
  const { id, applicantName, isOwn, reason, wantedDate, createTime, lineCount, states } = request;

  async function withdraw(): Promise<void> {
    const content = `待处理的 ${formatCount(states.open, '种')}商品将回到您的购物车，修改后可再次申请`;
    if (!(await confirmDialog({ title: '撤回申请', content, okText: '撤回' }))) return;
    withdrawal.mutate(
      { id },
      {
        onSuccess: () => {
          void toast.success('已撤回，商品在购物车中');
          void navigate(pathTo('/shoppingCar'));
        },
      },
    );
  }

  return (
    <PageHead
      title={requestTitle(request)}
      note={[
        applicantName,
        `${createTime.slice(0, 16)} 申请`,
        wantedDate && `${wantedDate} 前到货`,
        `共 ${formatCount(lineCount, '种')}商品`,
        reason && `用途：${reason}`,
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        isOwn &&
        states.open > 0 && (
          <Button busy={withdrawal.isPending} onClick={() => void withdraw()}>
            撤回
          </Button>
        )
      }
    />
  );
}
