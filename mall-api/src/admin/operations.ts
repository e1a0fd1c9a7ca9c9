import Big from 'big.js';
import { clientTypes } from 'shared-kernel/domain';
import { z } from 'zod';
import { productDocumentKinds, productRelationKinds } from '../db/schema';

// Input typed at the admin CLI; error messages are shown to its user.
const no = z.string().trim().toUpperCase().min(1, '请给出订单号');
const reason = z.string().trim().min(1, '请给出原因').max(200, '原因最多 200 个字符');
const code = z.string().trim().min(1, '请给出编码');
const part = z.int().min(1, '子订单序号从 1 开始').optional();
const amount = z
  .string()
  .trim()
  .regex(/^\d{1,12}(\.\d{1,2})?$/, '金额应为数字，最多两位小数')
  .transform((text) => new Big(text).toFixed(2));
const voucherNo = z.string().trim().min(1, '请给出凭证号').max(50, '凭证号最多 50 个字符');
const day = z.iso.date('日期应为 YYYY-MM-DD');
const pieces = z.int('件数应为整数').min(0, '件数不能小于 0').max(999_999_999_999_999, '件数过大');
const limit = z.int().min(1).max(1000).default(20);

const lotFields = z.object({
  skuCode: code,
  lot: z.string().min(1).max(50),
  quantity: pieces.min(1, '批号的数量应大于 0'),
  expiresOn: day.optional(),
  udiDi: z.string().max(50).optional(),
});

/** A lot as typed: 规格编码=批号,数量[,有效期[,UDI-DI]] */
const lot = z
  .string()
  .regex(/^[^=]+=[^,]+,\s*\d{1,15}\s*(,[^,]*){0,2}$/, '批号应写作 规格编码=批号,数量[,有效期[,UDI-DI]]')
  .transform((text): z.input<typeof lotFields> => {
    const [skuCode = '', rest = ''] = text.split('=').map((field) => field.trim());
    const [name = '', quantity = '', expiresOn, udiDi] = rest.split(',').map((field) => field.trim());
    return {
      skuCode,
      lot: name,
      quantity: Number(quantity),
      expiresOn: expiresOn || undefined,
      udiDi: udiDi || undefined,
    };
  })
  .pipe(lotFields);

const synonym = z.object({
  word: z
    .string()
    .transform((text) => text.normalize('NFKC').toLowerCase().replace(/\s/g, ''))
    .pipe(z.string().min(1, '请给出词').max(12, '词最多 12 个字')),
  meaning: z.string().trim().min(1, '请给出商品中的叫法').max(30, '叫法最多 30 个字'),
});

/** A price as typed: 规格编码=单价[,说明] */
const quotedLine = z
  .string()
  .regex(
    /^[^=]+=\s*\d{1,12}(\.\d{1,2})?\s*(,.{0,100})?$/,
    '报价应写作 规格编码=单价[,说明]，说明最多 100 个字符',
  )
  .transform((text) => {
    const [skuCode = '', rest = ''] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)];
    const [price = '', ...words] = rest.split(',');
    return {
      skuCode: skuCode.trim(),
      price: new Big(price.trim()).toFixed(2),
      remark: words.join(',').trim(),
    };
  })
  .refine(({ price }) => new Big(price).gt(0), '单价应大于 0');

/** The admin commands and the input of each. */
export const adminRequests = {
  messages: z.object({ limit }),
  trace: z
    .object({
      lot: z.string().trim().min(1).optional(),
      udi: z.string().trim().min(1).optional(),
      product: z.string().trim().min(1).optional(),
      no: no.optional(),
    })
    .refine(
      (asked) => Object.values(asked).some((value) => value !== undefined),
      '请给出批号、UDI、产品或订单号',
    ),
  log: z.object({ limit, subject: z.string().trim().min(1).optional() }),
  group: z.object({
    kind: z.enum(['client', 'region', 'type'], '种类应为 client、region 或 type'),
    name: z
      .string()
      .trim()
      .regex(/^[^\s=,]{1,60}$/u, '请给出客户编码、省市或客户类型，最多 60 个字符，没有空格、逗号与等号'),
  }),
  openPage: z.object({
    name: z.string().trim().min(1, '请给出姓名').max(50),
    role: z.string().trim().min(1, '请给出角色').max(50),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  closePage: z.object({ name: z.string().trim().min(1, '请给出姓名').max(50) }),
  checkLog: z.object({
    head: z
      .string()
      .regex(/^\d+:[0-9a-f]{64}$/, '应为记下的“序号:校验值”')
      .optional(),
  }),
  waiting: z.object({ limit }),
  order: z.object({ no }),
  approveRebate: z.object({ no }),
  accept: z.object({ no }),
  approve: z.object({ no }),
  return: z.object({ no, reason }),
  confirm: z.object({ no }),
  ship: z.object({
    no,
    carrier: z.string().trim().min(1, '请给出承运商').max(50),
    trackingNos: z.array(z.string().trim().min(1).max(50)).min(1, '请给出运单号'),
    part,
    lots: z.array(lot).max(1000).default([]),
  }),
  track: z.object({ no, content: z.string().trim().min(1, '请给出物流动态').max(200), part }),
  close: z.object({ no, reason }),
  agreeToCancel: z.object({ no }),
  refuseToCancel: z.object({ no, reason }),
  answerReport: z.object({ id: z.string().trim().min(1), answer: reason }),
  invoice: z.object({
    no,
    invoiceNo: z.string().trim().min(1).max(50).optional(),
    externUrl: z.url({ protocol: /^https?$/, error: '发票地址应为 http(s) 网址' }).optional(),
  }),
  pay: z.object({ no, amount, voucherNo, date: day.optional(), over: z.boolean().default(false) }),
  refund: z.object({ no, amount, voucherNo, date: day.optional() }),
  refuseVoucher: z.object({ no, reason }),
  approveCertificate: z.object({ id: z.string().trim().min(1), expireDate: day.optional() }),
  refuseCertificate: z.object({ id: z.string().trim().min(1), reason }),
  application: z.object({ id: z.string().trim().min(1) }),
  approveApplication: z.object({
    id: z.string().trim().min(1),
    type: z.literal(clientTypes, '客户类型应为 1、3、4、5 或 6'),
    dealers: z.array(code).max(50).default([]),
  }),
  refuseApplication: z.object({ id: z.string().trim().min(1), reason }),
  quote: z.object({ id: z.string().trim().min(1) }),
  answerQuote: z.object({
    id: z.string().trim().min(1),
    lines: z.array(quotedLine).min(1, '请用 --line 给出报价').max(1000),
    until: day,
    words: z.string().trim().max(200, '答复最多 200 个字符').default(''),
  }),
  declineQuote: z.object({ id: z.string().trim().min(1), reason }),
  file: z.object({ id: z.string().trim().min(1, '请给出文件标识') }),
  product: z.object({ code }),
  addDocument: z.object({
    code,
    kind: z.enum(productDocumentKinds, '种类应为 instructions、sds、registration、report、brochure 或 other'),
    fileName: z.string().trim().min(1, '请给出文件名').max(200, '文件名最多 200 个字符'),
    fileId: z.uuid(),
    size: z.int().positive('文件是空的'),
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
  }),
  removeDocument: z.object({ id: z.string().regex(/^\d{1,18}$/, '资料编号应为数字') }),
  setFamily: z.object({
    code,
    family: z.string().trim().min(1, '请给出系列').max(50, '系列最多 50 个字符').optional(),
  }),
  relate: z.object({
    code,
    relatedCode: code,
    kind: z.enum(productRelationKinds, '种类应为 consumable、accessory 或 replacement'),
  }),
  unrelate: z.object({ code, relatedCode: code }),
  searchMisses: z.object({ limit }),
  synonyms: z.object({}),
  addSynonym: synonym,
  removeSynonym: synonym,
  list: z.object({ code }),
  delist: z.object({ code }),
  stock: z.object({ code, pieces, expected: day.optional() }),
  price: z.object({
    skuCode: code,
    discountPrice: amount,
    price: amount.optional(),
    clientCode: code.optional(),
  }),
};

type AdminRequests = typeof adminRequests;
export type AdminCommand = keyof AdminRequests;
export type AdminInput<Command extends AdminCommand> = z.output<AdminRequests[Command]>;
