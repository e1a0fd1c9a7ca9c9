import { Link } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { MemberCartSku } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { LineNote } from '../../components/line-note';
import { quoteProblem } from '../../model/quote-problem';
import styles from './quote-note.module.css';

export interface QuoteNoteProps {
  line: MemberCartSku;
  named: string;
  quote: NonNullable<MemberCartSku['quote']>;
}

/** The quote that a cart line is bought by; what stands in its way, and the way to today's price. */
export function QuoteNote({ line, named, quote }: QuoteNoteProps) {
  const release = useCallMutation('quote/release');
  const problem = quoteProblem(line);
  const link = <Link to={pathTo('/shoppingCar/quote', { id: quote.id })}>报价 {quote.no}</Link>;
  if (problem === null)
    return (
      <p className={styles['quote']}>
        按{link}购买，最多 {formatCount(quote.count, line.unitName)}，有效至 {quote.validUntil}
      </p>
    );
  return (
    <LineNote>
      {problem}
      <Button
        kind="text"
        aria-label={`改按现价购买 ${named}`}
        busy={release.isPending}
        onClick={() => release.mutate({ cartSkuId: line.id })}
      >
        改按现价购买
      </Button>
    </LineNote>
  );
}
