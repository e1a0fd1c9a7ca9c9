import { useMay } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { ButtonLink } from 'shared-kernel/ui';

/** The way to asking for prices, or for who may only see them, to the list. */
export function QuotesLink() {
  const mayAsk = useMay('quote/ask');
  const maySee = useMay('quote/page');
  if (!maySee) return null;
  return <ButtonLink to={pathTo(mayAsk ? '/shoppingCar/askQuote' : '/shoppingCar/quotes')}>询价</ButtonLink>;
}
