import { Allowed } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { company } from 'shared-kernel/domain';
import { Card } from './card';
import { CopyButton } from './copy-button';
import { Facts } from './facts';
import styles from './transfer-card.module.css';
import { VoucherList } from './voucher-list';
import { VoucherUpload } from './voucher-upload';

const copied = (what: string, text: string) => (
  <>
    {text} <CopyButton what={what} text={text} />
  </>
);

/** The bank account for an order paid by transfer, and its vouchers. */
export function TransferCard({ order: { id, payment } }: { order: Order }) {
  if (!payment || (!payment.transfer && payment.vouchers.length === 0)) return null;
  const { transfer, vouchers } = payment;
  return (
    <Card title="线下付款">
      {transfer && (
        <>
          <Facts
            facts={[
              ['收款单位', company.name],
              ['开户银行', company.bank],
              ['收款账号', copied('收款账号', company.bankAccount)],
              ['转账附言', copied('转账附言', transfer.reference)],
            ]}
          />
          {transfer.showUploadBtn && (
            <p className={styles['hint']}>转账时请在附言中注明上面的内容，以便及时核对到账。</p>
          )}
        </>
      )}
      {transfer?.showUploadBtn && (
        <Allowed call="file/upload">
          <VoucherUpload orderId={id} />
        </Allowed>
      )}
      {vouchers.length > 0 && <VoucherList vouchers={vouchers} />}
    </Card>
  );
}
