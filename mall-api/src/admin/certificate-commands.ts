import { auditStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import { invalid, notFound, wrongState } from '../http/call-error';
import { qualificationStatus } from '../modules/client/qualification-status';
import type { AdminInput } from './operations';
import { type AdminRepository, adminRepository } from './repository';

type Certificate = NonNullable<Awaited<ReturnType<AdminRepository['lockCertificate']>>>;

/** Admin commands for submitted certificates; each decision notifies the client. */
export function certificateCommands(db: Database, clock: () => Date) {
  const audit = (id: string, work: (tx: Queries, found: Certificate) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const found = await adminRepository(tx).lockCertificate(id);
      if (!found) throw notFound(`证书 ${id} `);
      if (found.auditStatus !== auditStatus.auditing) throw wrongState('该证书不在审核中');
      await work(tx, found);
      return { id, name: found.qualificationName };
    });

  return {
    /**
     * Approves a certificate.
     * @param expireDate last valid day; optional when it has none or the one on file is far enough
     * @throws CallError 60001 the date is near or past, 60003 the certificate is not in review
     */
    approveCertificate: ({ id, expireDate }: AdminInput<'approveCertificate'>) =>
      audit(id, async (tx, found) => {
        const now = clock();
        const approved = {
          auditStatus: auditStatus.passed,
          auditReason: null,
          expireDate: expireDate ?? found.expireDate,
        };
        if (qualificationStatus(approved, now).auditStatus !== auditStatus.passed) {
          throw invalid('有效期已过或不足 60 天，请用 --expires 给出新的有效期');
        }
        await adminRepository(tx).setCertificate(id, approved);
        const until = approved.expireDate === null ? '' : `，有效期至 ${approved.expireDate}`;
        const content = `${found.qualificationName}审核通过${until}`;
        await adminRepository(tx).notifyClient(found, '证照审核通过', content, now);
      }),

    /** Refuses a certificate; the client may upload another. */
    refuseCertificate: ({ id, reason }: AdminInput<'refuseCertificate'>) =>
      audit(id, async (tx, found) => {
        await adminRepository(tx).setCertificate(id, {
          auditStatus: auditStatus.rejected,
          auditReason: reason,
        });
        const content = `${found.qualificationName}未通过审核：${reason}`;
        await adminRepository(tx).notifyClient(found, '证照未通过审核', content, clock());
      }),
  };
}
