import type { CallRegistry } from '../../http/calls';
import type { QuoteService } from './service';

export function quoteRoutes(calls: CallRegistry, quotes: QuoteService): void {
  calls.forBuyer('quote/ask', (request, visit) => quotes.ask(visit, request));
  calls.forBuyer('quote/page', (request, { buyer }) => quotes.page(buyer, request));
  calls.forBuyer('quote/detail', ({ id }, { buyer }) => quotes.detail(buyer, id));
  calls.forBuyer('quote/withdraw', ({ id }, { buyer }) => quotes.withdraw(buyer, id));
  calls.forBuyer('quote/accept', ({ id }, { buyer }) => quotes.accept(buyer, id));
  calls.forBuyer('quote/release', ({ cartSkuId }, { buyer }) => quotes.release(buyer, cartSkuId));
}
