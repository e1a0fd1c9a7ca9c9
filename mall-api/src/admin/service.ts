import type { Database } from '../db/database';
import { invalid } from '../http/call-error';
import type { Sms } from '../ports/sms';
import { formatTime } from '../wire/time';
import { applicationCommands } from './application-commands';
import { cancelCommands } from './cancel-commands';
import { catalogueCommands } from './catalogue-commands';
import { certificateCommands } from './certificate-commands';
import { fileCommands } from './file-commands';
import { groupCommands, type SignGroup } from './group-commands';
import { invoiceCommands } from './invoice-commands';
import { adminLogVerbs } from './log/admin-log';
import { traceCommands } from './log/trace';
import type { AdminCommand, AdminInput } from './operations';
import { orderCommands } from './order-commands';
import { pageCommands } from './page/page-people';
import { paymentCommands } from './payment-commands';
import { productDocumentVerbs } from './product-document-commands';
import { productRelationVerbs } from './product-relation-commands';
import { quoteCommands } from './quote-commands';
import { reportCommands } from './report-commands';
import { adminRepository } from './repository';
import { reviewCommands } from './review-commands';
import { searchCommands } from './search-commands';
import { shippingCommands } from './shipping-commands';
import { waitingCommands } from './waiting-commands';
import { workOnOrders } from './with-order';

interface AdminOptions {
  /** Shows the text messages and mails that would have been sent. */
  demo?: boolean;
  sign?: SignGroup | undefined;
}

/**
 * The admin commands for orders, certificates and the catalogue
 * (docs/decisions/orders.md#the-providers-back-office). They take the same paths as buyers' calls: same
 * transitions, same log, and the buyer is notified.
 * @param sms notifies people without an account
 */
export function createAdmin(
  db: Database,
  clock: () => Date,
  sms: Sms,
  { demo = false, sign }: AdminOptions = {},
) {
  const withOrder = workOnOrders(db);
  return {
    ...adminLogVerbs(db),
    ...traceCommands(db),
    ...pageCommands,
    ...waitingCommands(db),
    ...orderCommands(withOrder),
    ...reviewCommands(withOrder, clock),
    ...shippingCommands(withOrder, clock),
    ...invoiceCommands(withOrder, clock),
    ...paymentCommands(withOrder, clock),
    ...cancelCommands(withOrder, clock),
    ...reportCommands(db, clock),
    ...certificateCommands(db, clock),
    ...applicationCommands(db, clock, sms),
    ...quoteCommands(db, clock),
    ...fileCommands(db),
    ...groupCommands(db, sign),
    ...catalogueCommands(db, clock),
    ...productDocumentVerbs(db, clock),
    ...productRelationVerbs(db, clock),
    ...searchCommands(db),

    /**
     * Returns the newest text messages and mails that would have been sent, for demonstrations.
     * @throws CallError 60001 without DEMO
     */
    async messages({ limit }: AdminInput<'messages'>) {
      if (!demo) throw invalid('没有此操作：messages');
      const outbox = adminRepository(db);
      const texts = await outbox.textMessages(limit);
      const mails = await outbox.mails(limit);
      const dated = <Row extends { since: Date }>({ since, ...row }: Row) => ({
        since: formatTime(since),
        ...row,
      });
      return { messages: texts.map(dated), mails: mails.map(dated) };
    },
  } satisfies { [Command in AdminCommand]: (input: AdminInput<Command>) => Promise<unknown> };
}

export type Admin = ReturnType<typeof createAdmin>;
