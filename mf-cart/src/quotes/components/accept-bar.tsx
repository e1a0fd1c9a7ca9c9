import { useNavigate } from 'react-router-dom';
import { useCallMutation, useMay } from 'shared-kernel/calls';
import type { Quote } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Amount, Button } from 'shared-kernel/ui';
import { BottomBar } from '../../components/bottom-bar';
import { leftLines, ownersText, quotedAmount, savingOf } from '../model/quote-facts';

export interface AcceptBarProps {
  quote: Quote;
  /** What the page shows holds no more. */
  onRefused: () => void;
}

/** What a quote costs, and the way to order at its prices. */
export function AcceptBar({ quote, onRefused }: AcceptBarProps) {
  const navigate = useNavigate();
  const mayAccept = useMay('quote/accept');
  const acceptance = useCallMutation('quote/accept', { silent: true });
  const left = leftLines(quote.lines);
  const saving = left.length === quote.lines.length ? savingOf(quote) : null;
  const owners = ownersText(left);

  const accept = () =>
    acceptance.mutate(
      { id: quote.id },
      {
        onSuccess: () => void navigate(pathTo('/shoppingCar')),
        onError: onRefused,
      },
    );

  return (
    <BottomBar
      label="按报价下单"
      note={
        <>
          共 <strong>{formatCount(left.length)}</strong> 种
        </>
      }
      {...(saving !== null && { lesserSum: { name: '节省', value: <Amount value={`-${saving}`} /> } })}
      sum={{ name: '报价合计', value: <Amount value={quotedAmount(left)} tone="price" /> }}
      action={
        mayAccept ? (
          <Button kind="primary" size="large" busy={acceptance.isPending} onClick={accept}>
            按报价下单
          </Button>
        ) : null
      }
      problem={acceptance.error?.message}
      reason={mayAccept ? null : { id: 'quote-role', text: '由采购员按报价下单' }}
    >
      <span>{owners && `现在${owners}的购物车中`}</span>
    </BottomBar>
  );
}
