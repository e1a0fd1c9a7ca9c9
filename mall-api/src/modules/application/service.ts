import { type ApplicationLicence, applicationLicences } from 'shared-kernel/account-application';
import type { AccountApplication, ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import type { Database } from '../../db/database';
import { invalid, wrongState } from '../../http/call-error';
import type { UploadedFile } from '../../http/receive-file';
import type { FileStore } from '../../ports/file-store';
import { formatTime } from '../../wire/time';
import type { AccountService, Origin } from '../account/service';
import type { Throttle } from '../account/throttle';
import { type ApplicationRow, applicationRepository } from './repository';
import type { Tickets } from './ticket';

const day = 86_400;

const toApplication = (row: ApplicationRow): AccountApplication => ({
  id: row.id,
  company: row.company,
  contactName: row.contactName,
  state: row.state,
  reason: row.reason,
  createTime: formatTime(row.createdAt),
  decideTime: row.decidedAt && formatTime(row.decidedAt),
});

interface Parts {
  readonly account: AccountService;
  readonly tickets: Tickets;
  readonly throttle: Throttle;
  readonly store: FileStore;
}

/** Account applications (docs/decisions/access.md#account-applications-are-verified-by-phone). */
export function createApplicationService(
  db: Database,
  clock: () => Date,
  { account, tickets, throttle, store }: Parts,
) {
  return {
    sendCode: (mobilePhone: string, from: Origin) => account.sendCode('apply', mobilePhone, from),

    /** @throws CallError 60006 on a wrong code, 60005 after too many attempts */
    async begin(
      { mobilePhone, verifyCode }: ParsedRequestOf<'application/begin'>,
      from: Origin,
    ): Promise<ReplyOf<'application/begin'>> {
      const hasAccount = await account.proveApplicant(mobilePhone, verifyCode, from);
      const applications = applicationRepository(db);
      const latest = await applications.latest(mobilePhone);
      const drafts = await applications.drafts(mobilePhone);
      return {
        ticket: tickets.issue(mobilePhone),
        hasAccount,
        application: latest ? toApplication(latest) : null,
        licences: drafts.map(({ licenceType, fileName }) => ({
          licenceType: licenceType as ApplicationLicence,
          fileName,
        })),
      };
    },

    /** @throws CallError 60003 for an invalid or expired ticket */
    requireTicket(ticket: unknown): void {
      tickets.read(String(ticket));
    },

    /**
     * Stores a licence, replacing an earlier one of its type.
     * @throws CallError 60003 an expired ticket, 60005 the phone's daily limit is reached
     */
    async takeLicence(
      { ticket, licenceType }: ParsedRequestOf<'application/licence'>,
      { staged, fileName, contentType }: UploadedFile,
    ): Promise<ReplyOf<'application/licence'>> {
      const mobilePhone = tickets.read(ticket);
      await throttle.take({
        action: 'apply-upload',
        subject: mobilePhone,
        limit: 12,
        windowSeconds: day,
      });
      const replaced = await db.transaction(async (tx) => {
        const applications = applicationRepository(tx);
        const gone = await applications.replaceDraft(mobilePhone, licenceType);
        const { id, size, sha256 } = staged;
        await applications.addFile({
          id,
          size,
          sha256,
          mobilePhone,
          licenceType,
          fileName,
          contentType,
          createdAt: clock(),
        });
        await staged.keep();
        return gone;
      });
      if (replaced !== undefined) await store.remove(replaced);
      return { fileName };
    },

    /**
     * Submits an application with its uploaded licences.
     * @throws CallError 60001 a required licence is missing, 60003 an expired ticket, or an account or
     * application exists, 60005 the address's daily limit is reached
     */
    async submit(
      { ticket, phone, ...form }: ParsedRequestOf<'application/submit'>,
      { address: network }: Origin,
    ): Promise<ReplyOf<'application/submit'>> {
      const mobilePhone = tickets.read(ticket);
      await throttle.take({ action: 'apply', subject: network, limit: 20, windowSeconds: day });
      return db.transaction(async (tx) => {
        const applications = applicationRepository(tx);
        if (await applications.isMember(mobilePhone)) throw wrongState('该手机号已有账号，请直接登录');
        const types = new Set((await applications.drafts(mobilePhone)).map(({ licenceType }) => licenceType));
        const lacking = applicationLicences.find(({ type, required }) => required && !types.has(type));
        if (lacking) throw invalid(`请上传${lacking.name}`);
        const row = await applications.insert({
          ...form,
          mobilePhone,
          phone: phone ?? null,
          createdAt: clock(),
        });
        if (!row) throw wrongState('您的申请正在审核中，请勿重复提交');
        await applications.handIn(mobilePhone, row.id);
        return toApplication(row);
      });
    },
  };
}

export type ApplicationService = ReturnType<typeof createApplicationService>;
