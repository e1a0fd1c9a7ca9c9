import type { Database } from '../db/database';
import { payStatusNames } from '../db/pay-status';
import { applicationRepository } from '../modules/application/repository';
import { reportRepository } from '../modules/parcel/report-repository';
import { quoteAdminReads } from '../modules/quote/admin-reads';
import { formatTime } from '../wire/time';
import type { AdminInput } from './operations';
import { adminRepository } from './repository';
import { nameOf } from './with-order';

function describeContract({
  qysStatus,
  uploadFileId,
  awaitsApproval,
}: {
  qysStatus: number | null;
  uploadFileId: string | null;
  awaitsApproval: boolean | null;
}) {
  if (awaitsApproval) return '返利待审核';
  if (qysStatus === 2) return '已电子签署';
  if (uploadFileId) return '已上传';
  return qysStatus === null ? '由经销商签订' : '未上传';
}

export const waitingCommands = (db: Database) => ({
  /**
   * Returns what awaits the provider: orders, certificates, invoices, vouchers, refunds, cancel requests,
   * reports, quotes.
   */
  async waiting({ limit }: AdminInput<'waiting'>) {
    const admin = adminRepository(db);
    const orders = await admin.waitingOrders(limit);
    const certificates = await admin.waitingCertificates(limit);
    const invoices = await admin.waitingInvoices(limit);
    const vouchers = await admin.waitingVouchers(limit);
    const refunds = await admin.waitingRefunds(limit);
    const cancellations = await admin.waitingCancellations(limit);
    const reports = await reportRepository(db).waiting(limit);
    const quotes = await quoteAdminReads(db).waiting(limit);
    const applications = await applicationRepository(db).waiting(limit);
    return {
      applications: applications.map(({ id, company, contactName, mobilePhone, createdAt }) => ({
        id,
        company,
        contactName,
        mobilePhone,
        since: formatTime(createdAt),
      })),
      quotes: quotes.map(({ since, ...row }) => ({ ...row, since: formatTime(since) })),
      reports: reports.map(({ kind, since, ...row }) => ({
        ...row,
        problem: kind === 'shortage' ? '短少' : '破损',
        since: formatTime(since),
      })),
      cancellations: cancellations.map(({ status, since, ...row }) => ({
        ...row,
        status: nameOf(status),
        since: formatTime(since),
      })),
      orders: orders.map(({ no, status, clientName, totalAmount, since, ...contract }) => ({
        no,
        status: nameOf(status),
        clientName,
        totalAmount,
        contract: describeContract(contract),
        fileId: contract.uploadFileId,
        since: formatTime(since),
      })),
      certificates: certificates.map(({ since, ...row }) => ({
        ...row,
        since: since && formatTime(since),
      })),
      invoices: invoices.map(({ status, since, ...row }) => ({
        ...row,
        status: nameOf(status),
        since: formatTime(since),
      })),
      vouchers: vouchers.map(({ since, ...row }) => ({ ...row, since: formatTime(since) })),
      refunds: refunds.map(({ since, payStatus, ...row }) => ({
        ...row,
        payStatus: payStatusNames[payStatus],
        since: formatTime(since),
      })),
    };
  },
});
