import type { Database } from '../db/database';
import { payStatusNames } from '../db/pay-status';
import { applicationRepository } from '../modules/application/repository';
import { reportRepository } from '../modules/parcel/report-repository';
import { formatTime } from '../wire/time';
import type { DeskInput } from './operations';
import { deskRepository } from './repository';
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

/** What the provider has to do next. */
export const waitingVerbs = (db: Database) => ({
  /** What waits for the provider: orders, certificates, invoices, vouchers, money to give back, cancellations, what was missing or damaged. */
  async waiting({ limit }: DeskInput<'waiting'>) {
    const desk = deskRepository(db);
    const orders = await desk.waitingOrders(limit);
    const certificates = await desk.waitingCertificates(limit);
    const invoices = await desk.waitingInvoices(limit);
    const vouchers = await desk.waitingVouchers(limit);
    const refunds = await desk.waitingRefunds(limit);
    const cancellations = await desk.waitingCancellations(limit);
    const reports = await reportRepository(db).waiting(limit);
    const applications = await applicationRepository(db).waiting(limit);
    return {
      applications: applications.map(({ id, company, contactName, mobilePhone, createdAt }) => ({
        id,
        company,
        contactName,
        mobilePhone,
        since: formatTime(createdAt),
      })),
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
