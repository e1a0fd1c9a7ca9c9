import type { Refusal } from 'shared-kernel/contracts';
import { envelopeCodes } from 'shared-kernel/domain';
import type { z } from 'zod';
import { CallError } from './call-error';

const typeNames: Readonly<Record<string, string>> = {
  string: '文本',
  number: '数字',
  int: '整数',
  boolean: '是或否',
  array: '列表',
  object: '对象',
  record: '对象',
};

const sizeUnits: Readonly<Record<string, string>> = { string: '个字符', array: '项' };

function reason(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '不能为空' : `应为${typeNames[issue.expected] ?? issue.expected}`;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return '不能为空';
      return sizeUnits[issue.origin]
        ? `至少 ${issue.minimum} ${sizeUnits[issue.origin]}`
        : `不能小于 ${issue.minimum}`;
    case 'too_big':
      return sizeUnits[issue.origin]
        ? `最多 ${issue.maximum} ${sizeUnits[issue.origin]}`
        : `不能大于 ${issue.maximum}`;
    case 'invalid_value':
      return '不在可选范围内';
    default:
      return '格式有误';
  }
}

const chinese: z.core.$ZodErrorMap = (issue) => {
  const field = issue.path?.join('.');
  return field ? `参数 ${field} ${reason(issue)}` : `请求内容${reason(issue)}`;
};

/** Parses a request; `error` is a 60001 that says in Chinese which field is invalid and why. */
export function parseRequest(schema: z.ZodType, data: unknown): { value: unknown } | { error: CallError } {
  const result = schema.safeParse(data, { error: chinese });
  if (result.success) return { value: result.data };
  const fields = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return {
    error: new CallError(envelopeCodes.invalidRequest, fields[0]?.message ?? '请求有误', {
      fields: fields.slice(0, 20),
    } satisfies Refusal),
  };
}
