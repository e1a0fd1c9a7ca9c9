import { randomBytes } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { applicationLicences } from 'shared-kernel/account-application';
import { auditStatus, company, isChain, needsDealer } from 'shared-kernel/domain';
import type { Database, Queries } from '../db/database';
import {
  certificates,
  clientDealers,
  clients,
  clientVips,
  dealers,
  files,
  members,
  vipLevels,
} from '../db/schema';
import { invalid, notFound, wrongState } from '../http/call-error';
import { hashPassword } from '../modules/account/password-hash';
import { type ApplicationRow, applicationRepository } from '../modules/application/repository';
import type { Sms } from '../ports/sms';
import { formatDate, formatTime } from '../wire/time';
import type { AdminInput } from './operations';

const states = { waiting: '待审核', approved: '已开户', refused: '未通过' } as const;
const licenceName = (type: string) => applicationLicences.find((one) => one.type === type)?.name ?? type;

async function requireDealers(tx: Queries, codes: readonly string[]) {
  const found = await tx
    .select({ id: dealers.id, code: dealers.code })
    .from(dealers)
    .where(inArray(dealers.code, [...codes]));
  const unknown = codes.find((code) => found.every((dealer) => dealer.code !== code));
  if (unknown !== undefined) throw notFound(`经销商 ${unknown} `);
  return found.map(({ id }) => id);
}

/** A client that is its own dealer also has a dealer row. */
async function addOwnDealer(tx: Queries, { company, address, phone }: ApplicationRow, code: string) {
  const [own] = await tx
    .insert(dealers)
    .values({ code, name: company, address, phone })
    .returning({ id: dealers.id });
  return own?.id ?? null;
}

/** Turns an application's files into the client's certificates, which await their audit like any other. */
async function addCertificates(tx: Queries, applicationId: string, clientId: string, now: Date) {
  const handed = await applicationRepository(tx).files([applicationId]);
  for (const { id, fileName, contentType, size, sha256, createdAt } of handed) {
    const busType = 'certificate' as const;
    await tx.insert(files).values({ id, clientId, busType, fileName, contentType, size, sha256, createdAt });
  }
  await tx.insert(certificates).values(
    applicationLicences.map(({ type, name }) => {
      const file = handed.find(({ licenceType }) => licenceType === type);
      const empty = { clientId, qualificationType: type, qualificationName: name };
      return file
        ? { ...empty, auditStatus: auditStatus.auditing, fileId: file.id, uploadedAt: now }
        : { ...empty, auditStatus: auditStatus.missing };
    }),
  );
}

/**
 * Admin commands for account applications
 * (docs/decisions/access.md#account-applications-are-verified-by-phone).
 */
export function applicationCommands(db: Database, clock: () => Date, sms: Sms) {
  const decide = <Result>(id: string, work: (tx: Queries, row: ApplicationRow) => Promise<Result>) =>
    db.transaction(async (tx) => {
      const row = /^\d{1,18}$/.test(id) ? await applicationRepository(tx).lock(id) : undefined;
      if (!row) throw notFound(`开户申请 ${id} `);
      if (row.state !== 'waiting') throw wrongState(`该申请${states[row.state]}`);
      return { row, done: await work(tx, row) };
    });

  /** Sends a text message; the decision holds even if the message fails. */
  const tell = ({ mobilePhone }: ApplicationRow, text: string): Promise<string> =>
    sms.send(mobilePhone, text).then(
      () => '已发送',
      () => '未能发出，请电话告知',
    );

  return {
    /** Returns an application with its files. */
    async application({ id }: AdminInput<'application'>) {
      const applications = applicationRepository(db);
      const row = /^\d{1,18}$/.test(id) ? await applications.lock(id) : undefined;
      if (!row) throw notFound(`开户申请 ${id} `);
      const handed = await applications.files([id]);
      return {
        id,
        status: states[row.state],
        company: row.company,
        creditCode: row.creditCode,
        companyAddress: row.address,
        contactName: row.contactName,
        mobilePhone: row.mobilePhone,
        phone: row.phone,
        remark: row.remark,
        reason: row.reason,
        since: formatTime(row.createdAt),
        licences: handed.map((file) => ({
          qualificationName: licenceName(file.licenceType),
          fileName: file.fileName,
          fileId: file.id,
        })),
      };
    },

    /**
     * Creates the client, its buyer and what it needs to order.
     * @throws CallError 60003 already decided, or the phone already has an account; 60001 a client that buys
     * through dealers without one
     */
    async approveApplication({ id, type, dealers: dealerCodes }: AdminInput<'approveApplication'>) {
      const { row: applied, done } = await decide(id, async (tx, row) => {
        if (await applicationRepository(tx).isMember(row.mobilePhone)) throw wrongState('该手机号已有账号');
        if (needsDealer(type) && dealerCodes.length === 0) {
          throw invalid('该类客户通过经销商购买，请用 --dealer 给出经销商编码');
        }
        const now = clock();
        const code = `AP${id.padStart(6, '0')}`;
        const ownDealerId = isChain(type) ? await addOwnDealer(tx, row, code) : null;
        const [client] = await tx
          .insert(clients)
          .values({ code, name: row.company, type, ownDealerId, address: row.address, createdAt: now })
          .returning({ id: clients.id });
        const clientId = client?.id ?? '';
        const dealerIds = await requireDealers(tx, dealerCodes);
        if (dealerIds.length > 0) {
          await tx
            .insert(clientDealers)
            .values(dealerIds.map((dealerId, sort) => ({ clientId, dealerId, sort })));
        }
        await tx.insert(members).values({
          clientId,
          account: row.mobilePhone,
          mobilePhone: row.mobilePhone,
          name: row.contactName,
          // Nobody knows this password: the first login is by code and may set one.
          passwordHash: await hashPassword(randomBytes(24).toString('base64')),
          createdAt: now,
        });
        const [level] = await tx.select().from(vipLevels).where(eq(vipLevels.level, 1));
        if (level) {
          await tx.insert(clientVips).values({ clientId, level: 1, registerDate: formatDate(now) });
        }
        await addCertificates(tx, id, clientId, now);
        await applicationRepository(tx).decide(id, { state: 'approved', clientId, decidedAt: now });
        return { id, clientCode: code, clientName: row.company, account: row.mobilePhone };
      });
      const text = `${applied.company}的开户申请已通过，请在${company.shortName}商城用本手机号获取验证码登录。`;
      return { ...done, told: await tell(applied, text) };
    },

    /** Refuses with a reason; the applicant may apply again. */
    async refuseApplication({ id, reason }: AdminInput<'refuseApplication'>) {
      const { row: applied, done } = await decide(id, async (tx, row) => {
        await applicationRepository(tx).decide(id, { state: 'refused', reason, decidedAt: clock() });
        return { id, clientName: row.company, status: states.refused };
      });
      const text = `${applied.company}的开户申请未通过：${reason}。可在${company.shortName}商城“申请开户”修改后重新申请。`;
      return { ...done, told: await tell(applied, text) };
    },
  };
}
