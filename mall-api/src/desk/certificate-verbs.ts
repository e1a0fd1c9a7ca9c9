import { auditStatus } from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import { invalid, notFound, wrongState } from '../http/call-error';
import { qualificationStatus } from '../modules/client/qualification-status';
import type { DeskInput } from './operations';
import { type DeskRepository, deskRepository } from './repository';

type Certificate = NonNullable<Awaited<ReturnType<DeskRepository['lockCertificate']>>>;

/** How the desk answers certificates that were handed in; the client is told. */
export function certificateVerbs(db: Database, clock: () => Date) {
  const audit = (id: string, work: (tx: Queries, found: Certificate) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      const found = await deskRepository(tx).lockCertificate(id);
      if (!found) throw notFound(`证书 ${id} `);
      if (found.auditStatus !== auditStatus.auditing) throw wrongState('该证书不在审核中');
      await work(tx, found);
      return { id, name: found.qualificationName };
    });

  return {
    /**
     * Approves a certificate.
     * @param expireDate last day it is valid; may be left out where it has none or the one on file is still far
     * @throws CallError 60001 the date is near or past, 60003 the certificate is not in review
     */
    approveCertificate: ({ id, expireDate }: DeskInput<'approveCertificate'>) =>
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
        await deskRepository(tx).setCertificate(id, approved);
        const until = approved.expireDate === null ? '' : `，有效期至 ${approved.expireDate}`;
        const content = `${found.qualificationName}审核通过${until}`;
        await deskRepository(tx).tellClient(found, '证照审核通过', content, now);
      }),

    /** Refuses a certificate; the client may upload another one. */
    refuseCertificate: ({ id, reason }: DeskInput<'refuseCertificate'>) =>
      audit(id, async (tx, found) => {
        await deskRepository(tx).setCertificate(id, {
          auditStatus: auditStatus.rejected,
          auditReason: reason,
        });
        const content = `${found.qualificationName}未通过审核：${reason}`;
        await deskRepository(tx).tellClient(found, '证照未通过审核', content, clock());
      }),
  };
}
