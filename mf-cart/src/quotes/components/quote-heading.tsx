import { useNavigate } from 'react-router-dom';
import { Allowed, useCallMutation } from 'shared-kernel/calls';
import type { Quote } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Button, confirmDialog, toast } from 'shared-kernel/ui';
import { PageHead } from '../../components/page';
import { validityText } from '../model/quote-facts';
import { QuoteTag } from './quote-tag';

/** How far a quote has come, and the way to take it back while it waits. */
export function QuoteHeading({ quote }: { quote: Quote }) {
  const navigate = useNavigate();
  const withdrawal = useCallMutation('quote/withdraw');
  const { id, no, state, isOwn, askerName, createTime, lineCount, note } = quote;

  async function withdraw(): Promise<void> {
    const content = '商品将回到您的购物车，修改后可再次询价';
    if (!(await confirmDialog({ title: '撤回询价', content, okText: '撤回' }))) return;
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

  const facts = [
    validityText(quote),
    isOwn ? null : askerName,
    `${createTime.slice(0, 16)} 询价`,
    `共 ${formatCount(lineCount, '种')}商品`,
    note && `说明：${note}`,
  ];
  return (
    <PageHead
      title={`询价 ${no}`}
      note={
        <>
          <QuoteTag state={state} /> {facts.filter(Boolean).join(' · ')}
        </>
      }
      actions={
        isOwn &&
        state === 'waiting' && (
          <Allowed call="quote/withdraw">
            <Button busy={withdrawal.isPending} onClick={() => void withdraw()}>
              撤回
            </Button>
          </Allowed>
        )
      }
    />
  );
}
