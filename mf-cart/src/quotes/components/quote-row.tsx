import { Link } from 'react-router-dom';
import type { QuoteHead } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { formatYuan } from 'shared-kernel/money';
import { Amount } from 'shared-kernel/ui';
import { savingOf, validityText } from '../model/quote-facts';
import styles from './quote-row.module.css';
import { QuoteTag } from './quote-tag';

/** A quote in the list: how far it has come, until when, and what it saves. */
export function QuoteRow({ quote }: { quote: QuoteHead }) {
  const saving = savingOf(quote);
  return (
    <li className={styles['row']}>
      <Link to={pathTo('/shoppingCar/quote', { id: quote.id })} className={styles['title']}>
        询价 {quote.no}
      </Link>
      <QuoteTag state={quote.state} />
      <span className={styles['facts']}>
        {!quote.isOwn && <span>{quote.askerName}</span>}
        <span>{formatCount(quote.lineCount, '种')}商品</span>
        <Amount value={quote.quotedAmountUnit ?? quote.listAmountUnit} />
        {saving !== null && <span className={styles['saving']}>省 {formatYuan(saving)}</span>}
        <span>{validityText(quote) ?? `${quote.createTime.slice(0, 10)} 询价`}</span>
      </span>
      {quote.note && <p className={styles['note']}>{quote.note}</p>}
    </li>
  );
}
