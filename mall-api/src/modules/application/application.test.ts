import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { saveFile } from '../../admin/save-file';
import { createAdmin } from '../../admin/service';
import { addBaseData } from '../../db/base-data';
import { applicationFiles, certificates, clients, files, members } from '../../db/schema';
import { sweepEnded, sweepFiles } from '../../housekeeping';
import { createFolderStore } from '../../ports/file-store';
import { addDealer } from '../../testing/builders';
import { contents, storedNames, upload } from '../../testing/files';
import { sentCode, sentTexts } from '../../testing/sent-texts';
import { openShop, type TestShop } from '../../testing/shop';
import { addDays } from '../../wire/time';

let shop: TestShop;
let mobilePhone: string;
let phones = 13_700_000_000;
function nextPhone(): string {
  phones += 1;
  return String(phones);
}
beforeAll(async () => {
  shop = await openShop();
  await addBaseData(shop.db);
});
afterAll(() => shop.close());
beforeEach(() => {
  mobilePhone = nextPhone();
});

const admin = () => createAdmin(shop.db, () => shop.time.now, shop.sms);
const form = {
  company: '临江市第三人民医院',
  creditCode: '91350100M000100Y43',
  address: '临江市东街 1 号',
  contactName: '王敏',
};

async function begin() {
  shop.time.now = new Date(shop.time.now.getTime() + 61_000);
  expect(await shop.ask('application/verifycode', { mobilePhone })).toMatchObject({ code: '0' });
  const verifyCode = await sentCode(shop.db, shop.filesDir, mobilePhone);
  const { data } = await shop.ask('application/begin', { mobilePhone, verifyCode });
  if (!data) throw new Error('not begun');
  return data;
}

const hand = (ticket: string, licenceType = 'business_licence', content: Uint8Array = contents.pdf) =>
  upload(shop, undefined, 'application/licence', { ticket, licenceType }, { name: '营业执照.pdf', content });
const submit = (ticket: string) => shop.ask('application/submit', { ...form, ticket });

async function apply() {
  const { ticket } = await begin();
  expect(await hand(ticket)).toMatchObject({ code: '0' });
  const { data } = await submit(ticket);
  return data?.id ?? '';
}

test('an application is approved, and its applicant logs in with the phone', async () => {
  const id = await apply();
  expect(await begin()).toMatchObject({ hasAccount: false, application: { id, state: 'waiting' } });
  expect((await admin().waiting({ limit: 100 })).applications).toContainEqual(
    expect.objectContaining({ id, company: form.company, mobilePhone }),
  );
  expect(await admin().application({ id })).toMatchObject({
    creditCode: form.creditCode,
    licences: [{ qualificationName: '营业执照或事业单位法人证书', fileName: '营业执照.pdf' }],
  });
  await admin().approveApplication({ id, type: 1, dealers: [] });
  expect(await begin()).toMatchObject({ hasAccount: true, application: { state: 'approved' } });

  shop.time.now = new Date(shop.time.now.getTime() + 61_000);
  await shop.ask('member/verifycode', { mobilePhone });
  const verifyCode = await sentCode(shop.db, shop.filesDir, mobilePhone);
  const login = await shop.ask('member/web/phoneLogin', { mobilePhone, verifyCode });
  expect(login.data).toMatchObject({ clientName: form.company, clientType: 1, name: '王敏' });
  const headers = { 'a-session-id': login.data?.sessionId ?? '' };
  expect(await shop.ask('clientvip/info', {}, headers)).toMatchObject({ data: { vipLevel: 1 } });
  const held = await shop.ask('client/getClientAllCertList', {}, headers);
  expect(held.data?.map(({ qualificationType, auditStatus }) => [qualificationType, auditStatus])).toEqual(
    expect.arrayContaining([
      ['business_licence', 2],
      ['medical_practice_licence', 0],
    ]),
  );
  const fileId = held.data?.find(({ qualificationType }) => qualificationType === 'business_licence')?.fileId;
  const file = await shop.app.inject({ url: `/api/sale/mall/file/download/${fileId}`, headers });
  expect(file.rawPayload).toEqual(contents.pdf);
});

test('a refusal gives its reason and allows another application', async () => {
  const id = await apply();
  await admin().refuseApplication({ id, reason: '营业执照不清晰' });
  const { ticket, application } = await begin();
  expect(application).toMatchObject({ state: 'refused', reason: '营业执照不清晰' });
  await expect(admin().approveApplication({ id, type: 1, dealers: [] })).rejects.toThrow('该申请未通过');
  expect(await submit(ticket)).toMatchObject({ code: '60001', message: '请上传营业执照或事业单位法人证书' });
  await hand(ticket);
  expect(await submit(ticket)).toMatchObject({ code: '0', data: { state: 'waiting' } });
});

test('a phone has at most one pending application, however often it is sent', async () => {
  const { ticket } = await begin();
  await hand(ticket);
  const replies = await Promise.all([submit(ticket), submit(ticket), submit(ticket)]);
  expect(replies.filter(({ code }) => code === '0')).toHaveLength(1);
  expect(await submit(ticket)).not.toMatchObject({ code: '0' });
});

test("only the reader of the phone's code can apply with it", async () => {
  await shop.ask('application/verifycode', { mobilePhone });
  const wrong = await shop.ask('application/begin', { mobilePhone, verifyCode: '000000' });
  expect(wrong).toMatchObject({ code: '60006' });
  for (let guess = 1; guess < 5; guess += 1)
    await shop.ask('application/begin', { mobilePhone, verifyCode: '000000' });
  const verifyCode = await sentCode(shop.db, shop.filesDir, mobilePhone);
  expect(await shop.ask('application/begin', { mobilePhone, verifyCode })).toMatchObject({
    code: '60006',
    message: '验证码错误次数过多，已失效，请重新获取',
  });
  const { ticket } = await begin();
  const forged = ticket.replace(mobilePhone, '13999999999');
  for (const bad of ['x', forged, `${ticket}x`]) {
    expect(await hand(bad)).toMatchObject({ code: '60003' });
    // Without a ticket no file is received or checked.
    expect(await hand(bad, 'business_licence', Buffer.alloc(0))).toMatchObject({ code: '60003' });
    expect(await submit(bad)).toMatchObject({ code: '60003', message: '手机验证已过期，请重新验证' });
  }
  shop.time.now = new Date(shop.time.now.getTime() + 2 * 3_600_000 + 1);
  expect(await hand(ticket)).toMatchObject({ code: '60003' });
});

test('licences are replaced by type, checked like every upload, and deleted when unused', async () => {
  const { ticket } = await begin();
  await hand(ticket);
  await hand(ticket, 'business_licence', contents.png);
  expect(await hand(ticket, 'business_licence', Buffer.from('text'))).toMatchObject({ code: '60001' });
  expect(await hand(ticket, 'something_else')).toMatchObject({ code: '60001' });
  const mine = () =>
    shop.db.select().from(applicationFiles).where(eq(applicationFiles.mobilePhone, mobilePhone));
  expect(await mine()).toMatchObject([{ contentType: 'image/png', applicationId: null }]);
  expect((await begin()).licences).toMatchObject([{ licenceType: 'business_licence' }]);
  const [draft] = await mine();
  const store = createFolderStore(shop.filesDir);
  await sweepFiles(shop.db, store, addDays(new Date(), 2));
  expect(await storedNames(shop)).toContain(draft?.id);
  await sweepEnded(shop.db, addDays(shop.time.now, 2));
  expect(await mine()).toEqual([]);
  await sweepFiles(shop.db, store, addDays(new Date(), 2));
  expect(await storedNames(shop)).not.toContain(draft?.id);
});

test('an account’s phone cannot apply, and the admin creates no second account for it', async () => {
  const id = await apply();
  const member = await shop.buyer();
  await shop.db.update(members).set({ mobilePhone }).where(eq(members.id, member.memberId));
  await expect(admin().approveApplication({ id, type: 1, dealers: [] })).rejects.toThrow('该手机号已有账号');
  const { ticket, hasAccount } = await begin();
  expect(hasAccount).toBe(true);
  expect(await submit(ticket)).toMatchObject({ code: '60003', message: '该手机号已有账号，请直接登录' });
});

test('a client that buys through dealers gets them, and a dealer client becomes a dealer', async () => {
  const dealerClient = await apply();
  await expect(admin().approveApplication({ id: dealerClient, type: 4, dealers: [] })).rejects.toThrow(
    '--dealer',
  );
  await expect(admin().approveApplication({ id: dealerClient, type: 4, dealers: ['none'] })).rejects.toThrow(
    '经销商 none',
  );
  const other = await shop.buyer();
  const dealer = await addDealer(shop.db, other.clientId);
  await admin().approveApplication({ id: dealerClient, type: 4, dealers: [dealer.code] });

  mobilePhone = nextPhone();
  const chain = await apply();
  const { clientCode } = await admin().approveApplication({ id: chain, type: 5, dealers: [] });
  const [client] = await shop.db.select().from(clients).where(eq(clients.code, clientCode));
  expect(client?.ownDealerId).not.toBeNull();
  const handed = await shop.db
    .select()
    .from(files)
    .where(eq(files.clientId, client?.id ?? ''));
  expect(handed).toMatchObject([{ busType: 'certificate' }]);
  const held = await shop.db
    .select()
    .from(certificates)
    .where(eq(certificates.clientId, client?.id ?? ''));
  expect(held).toHaveLength(4);
});

test('the phone is notified of the decision, and a failed message undoes nothing', async () => {
  const newest = async () => (await sentTexts(shop.db, shop.filesDir, mobilePhone))[0];
  const refused = await admin().refuseApplication({ id: await apply(), reason: '营业执照不清晰' });
  expect(refused).toMatchObject({ told: '已发送' });
  expect(await newest()).toBe(
    `${form.company}的开户申请未通过：营业执照不清晰。可在安澜商城“申请开户”修改后重新申请。`,
  );
  await admin().approveApplication({ id: await apply(), type: 1, dealers: [] });
  expect(await newest()).toBe(`${form.company}的开户申请已通过，请在安澜商城用本手机号获取验证码登录。`);

  mobilePhone = nextPhone();
  const id = await apply();
  const cutOff = createAdmin(shop.db, () => shop.time.now, {
    send: () => Promise.reject(new Error('no line')),
  });
  expect(await cutOff.approveApplication({ id, type: 1, dealers: [] })).toMatchObject({
    told: '未能发出，请电话告知',
  });
  expect(await begin()).toMatchObject({ hasAccount: true });
});

test('the admin opens an applicant’s files, before and after approval', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mall-admin-'));
  const store = createFolderStore(shop.filesDir);
  const id = await apply();
  const [licence] = (await admin().application({ id })).licences;
  const fileId = licence?.fileId ?? '';
  const path = join(folder, 'licence.pdf');
  const save = async () => saveFile(store, await admin().file({ id: fileId }), path);
  expect(await save()).toBe(path);
  expect(await readFile(path)).toEqual(contents.pdf);
  expect((await stat(path)).mode & 0o077).toBe(0);
  await expect(save()).rejects.toThrow('已存在');
  await admin().approveApplication({ id, type: 1, dealers: [] });
  expect((await admin().waiting({ limit: 100 })).certificates).toContainEqual(
    expect.objectContaining({ clientName: form.company, fileId }),
  );
  await rm(path);
  expect(await save()).toBe(path);
  await expect(admin().file({ id: 'none' })).rejects.toThrow('文件 none 不存在');
  await rm(folder, { recursive: true });
});
