import { Link } from 'react-router-dom';
import { useMay } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { quotesText } from '../model/quotes-text';

/** The quotes that an order was made by, as links for who may read them. */
export function OrderQuotes({ quotes }: { quotes: NonNullable<Order['quotes']> }) {
  const mayRead = useMay('quote/detail');
  if (!mayRead) return quotesText({ quotes });
  return quotes.map((quote, index) => (
    <span key={quote.id}>
      {index > 0 && '、'}
      <Link to={pathTo('/shoppingCar/quote', { id: quote.id })}>{quotesText({ quotes: [quote] })}</Link>
    </span>
  ));
}
