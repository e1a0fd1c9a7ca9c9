import { z } from 'zod';
import {
  contactPhoneMax,
  contactPhoneProblem,
  limits,
  phonePattern,
  printProblem,
  readContactPhone,
} from '../domain';

/** An opaque identifier. */
export const id = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .describe('标识（不透明字符串）');

/** Yuan as a decimal string with two decimals, e.g. `12345.60`. */
export const amount = z
  .string()
  .regex(/^-?\d{1,30}\.\d{2}$/)
  .describe('金额（元），两位小数的字符串');

/** A number of pieces or units, 0 to 999999999999999. */
export const quantity = z.int().min(0).max(limits.maxQuantity).describe('数量');

/** A quantity that is ordered: at least 1. */
export const orderedQuantity = z
  .int()
  .min(limits.minCartQuantity)
  .max(limits.maxQuantity)
  .describe('数量（至少 1）');

/** Text of one line that a buyer types: trimmed, at most `max` characters, no control characters or lone surrogates. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, '含有不支持的字符');

/** Text of several lines that a buyer types: line breaks and tabs are allowed. */
export const multiline = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, '含有不支持的字符');

const onlyPrintable = (text: string, context: z.RefinementCtx) => {
  const message = printProblem(text);
  if (message) context.addIssue({ code: 'custom', message });
};

/** One line printed on contracts and papers: characters without a glyph are refused. */
export const printedLine = (max: number, missing?: string) =>
  line(max).min(1, missing).superRefine(onlyPrintable);

/** One line printed on contracts and papers, or empty. */
export const printedNote = (max: number) => line(max).superRefine(onlyPrintable);

/** Several lines printed on contracts and papers. */
export const printedLines = (max: number) => multiline(max).superRefine(onlyPrintable);

export const mobilePhone = z.string().trim().regex(phonePattern, '请输入11位手机号').describe('11 位手机号');

/** An address of ASCII characters, as every mail server takes it. */
const emailPattern = /^[\w.+%&'*/=?{|}~!#$-]{1,64}@[\w-]+(?:\.[\w-]+)+$/;

/** Compared in lower case, as mail servers do. */
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(emailPattern, '请输入正确的邮箱地址')
  .describe('邮箱地址');

/** The phone of a consignee, a mobile or a landline in any notation; parsed into one format. */
export const contactPhone = z
  .string()
  .trim()
  .max(contactPhoneMax)
  .superRefine((text, context) => {
    const message = contactPhoneProblem(text);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .overwrite((text) => readContactPhone(text) ?? text)
  .describe('11 位手机号，或带区号的固定电话，可带分机，如 010-12345678-801');

/** China Standard Time, `YYYY-MM-DD HH:mm:ss`. */
export const time = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)
  .describe('时间（北京时间）YYYY-MM-DD HH:mm:ss');

/** A day, `YYYY-MM-DD`. */
export const date = z.iso
  .date()
  .refine((day) => day >= '1900-01-01', '日期不能早于 1900-01-01')
  .describe('日期 YYYY-MM-DD，不早于 1900-01-01');

/** URL of a picture, page or file: absolute, or a path on this site. */
export const url = z.string().describe('地址');

/** Page to read: `current` counts from 1. */
export const paging = {
  current: z.int().min(1).max(1_000_000).default(1).describe('页码，从 1 开始'),
  pageSize: z
    .int()
    .min(1)
    .max(limits.maxPageSize)
    .default(limits.orderPageSize)
    .describe('每页条数，最多 1000'),
};

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ list: z.array(item), total: z.int().min(0).describe('总条数') });

/** Reply of every call that changes the cart: the number of cart lines, shown in the header. */
export const cartAmount = z.object({ amount: z.int().min(0).describe('购物车商品行数') });

/** A request without fields. */
export const empty = z.object({});

/** A reply without data. */
export const nothing = z.null();
