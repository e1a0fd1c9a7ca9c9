import { z } from 'zod';
import { parseRequest } from './validation';

const schema = z.object({
  name: z.string().min(1).max(3),
  count: z.int().min(1).max(9),
  ids: z.array(z.string()).min(1).max(2),
  phone: z.string().regex(/^1\d{10}$/, '请输入11位手机号'),
  code: z.string().regex(/^\d+$/),
  type: z.literal([1, 2]),
  selected: z.boolean(),
});
const good = { name: 'a', count: 1, ids: ['x'], phone: '13800000000', code: '1', type: 1, selected: true };

const messageFor = (change: object) => {
  const result = parseRequest(schema, { ...good, ...change });
  return 'error' in result ? result.error.message : undefined;
};

test('a valid request passes without its unknown fields', () => {
  expect(parseRequest(schema, { ...good, extra: 1 })).toEqual({ value: good });
});

test.each([
  [{ name: undefined }, '参数 name 不能为空'],
  [{ name: '' }, '参数 name 不能为空'],
  [{ name: 'abcd' }, '参数 name 最多 3 个字符'],
  [{ name: 1 }, '参数 name 应为文本'],
  [{ count: 'x' }, '参数 count 应为数字'],
  [{ count: 1.5 }, '参数 count 应为整数'],
  [{ count: 0 }, '参数 count 不能小于 1'],
  [{ count: 10 }, '参数 count 不能大于 9'],
  [{ ids: [] }, '参数 ids 至少 1 项'],
  [{ ids: ['a', 2] }, '参数 ids.1 应为文本'],
  [{ code: 'x' }, '参数 code 格式有误'],
  [{ type: 3 }, '参数 type 不在可选范围内'],
  [{ selected: 'yes' }, '参数 selected 应为是或否'],
])('%j is refused with %s', (change, message) => {
  expect(messageFor(change)).toBe(message);
});

test('a message in the contract takes precedence', () => {
  expect(messageFor({ phone: '12' })).toBe('请输入11位手机号');
});

test('data names every invalid field', () => {
  const result = parseRequest(schema, { ...good, name: '', count: 0 });
  expect('error' in result && result.error.data).toEqual({
    fields: [
      { path: 'name', message: '参数 name 不能为空' },
      { path: 'count', message: '参数 count 不能小于 1' },
    ],
  });
});

test('a body that is not an object is refused', () => {
  const result = parseRequest(schema, []);
  expect('error' in result && result.error.message).toBe('请求内容应为对象');
});
