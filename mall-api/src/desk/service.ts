import type { Database } from '../db/database';
import { invalid } from '../http/call-error';
import type { Sms } from '../ports/sms';
import { formatTime } from '../wire/time';
import { applicationVerbs } from './application-verbs';
import { cancelVerbs } from './cancel-verbs';
import { catalogueVerbs } from './catalogue-verbs';
import { certificateVerbs } from './certificate-verbs';
import { fileVerbs } from './file-verbs';
import { invoiceVerbs } from './invoice-verbs';
import { deskLogVerbs } from './log/desk-log';
import { traceVerbs } from './log/trace';
import type { DeskInput, DeskVerb } from './operations';
import { orderVerbs } from './order-verbs';
import { pageVerbs } from './page/page-people';
import { paymentVerbs } from './payment-verbs';
import { productDocumentVerbs } from './product-document-verbs';
import { productRelationVerbs } from './product-relation-verbs';
import { reportVerbs } from './report-verbs';
import { deskRepository } from './repository';
import { reviewVerbs } from './review-verbs';
import { shippingVerbs } from './shipping-verbs';
import { waitingVerbs } from './waiting-verbs';
import { workOnOrders } from './with-order';

/**
 * What the provider does with orders, certificates and the catalogue (docs/decisions.md#the-providers-desk).
 * Everything goes the way that buyers' calls go: the same moves, the same log, and the buyer is told.
 * @param sms tells those who have no account to be told in
 * @param options.demo shows the text messages that would have been sent
 */
export function createDesk(db: Database, clock: () => Date, sms: Sms, { demo = false } = {}) {
  const withOrder = workOnOrders(db);
  return {
    ...deskLogVerbs(db),
    ...traceVerbs(db),
    ...pageVerbs,
    ...waitingVerbs(db),
    ...orderVerbs(withOrder),
    ...reviewVerbs(withOrder, clock),
    ...shippingVerbs(withOrder, clock),
    ...invoiceVerbs(withOrder, clock),
    ...paymentVerbs(withOrder, clock),
    ...cancelVerbs(withOrder, clock),
    ...reportVerbs(db, clock),
    ...certificateVerbs(db, clock),
    ...applicationVerbs(db, clock, sms),
    ...fileVerbs(db),
    ...catalogueVerbs(db, clock),
    ...productDocumentVerbs(db, clock),
    ...productRelationVerbs(db, clock),

    /** The newest text messages that would have been sent; for trying the shop only. @throws CallError 60001 without DEMO */
    async messages({ limit }: DeskInput<'messages'>) {
      if (!demo) throw invalid('没有此操作：messages');
      const sent = await deskRepository(db).textMessages(limit);
      return { messages: sent.map(({ since, ...row }) => ({ since: formatTime(since), ...row })) };
    },
  } satisfies { [Verb in DeskVerb]: (input: DeskInput<Verb>) => Promise<unknown> };
}

export type Desk = ReturnType<typeof createDesk>;
