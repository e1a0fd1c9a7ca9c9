import type { Quote } from 'shared-kernel/contracts';
import { NoticeStrip } from '../../components/notice-strip';
import { AddAgain } from './add-again';
import styles from './quote-outcome.module.css';

/** What the maker has said, and what is left to do when there are no prices. */
export function QuoteOutcome({ quote }: { quote: Quote }) {
  const { state, answer, validUntil } = quote;
  const again = <AddAgain lines={quote.lines} />;
  if (state === 'expired')
    return <NoticeStrip action={again}>报价已于 {validUntil} 到期，不能再按报价下单</NoticeStrip>;
  if (state === 'declined') return <NoticeStrip action={again}>厂家不报价：{answer}</NoticeStrip>;
  return answer ? <p className={styles['answer']}>厂家答复：{answer}</p> : null;
}
