import { refuseContent } from './refuse-content';

const nul = String.fromCharCode(0);

const nest = (levels: number, core: unknown) => {
  let nested = core;
  for (let level = 0; level < levels; level += 1) nested = [nested];
  return nested;
};

test('ordinary text passes, with line breaks, tabs and characters outside the basic plane', () => {
  expect(() => refuseContent({ remark: '第一行\r\n\t第二行 𠮷 😀', count: 1, none: null })).not.toThrow();
});

test.each([
  ['NUL', nul],
  ['escape', String.fromCharCode(27)],
  ['delete', String.fromCharCode(127)],
  ['half a surrogate pair', '\ud83d'],
  ['a mark that turns what follows around', '\u202e'],
])("%s is refused with its field's name", (_, character) => {
  const refused = (content: unknown) => expect(() => refuseContent(content));
  refused({ lines: [{ remark: `a${character}b` }] }).toThrow('参数 remark 含有不支持的字符');
  refused({ names: ['a', character] }).toThrow('参数 names 含有不支持的字符');
  refused({ extra: { [character]: 1 } }).toThrow('参数 extra 含有不支持的字符');
  refused(character).toThrow('请求内容含有不支持的字符');
});

test('nesting is limited to twenty levels', () => {
  expect(() => refuseContent({ deep: nest(20, 'x') })).not.toThrow();
  expect(() => refuseContent({ deep: nest(21, 'x') })).toThrow('请求内容嵌套过深');
  expect(() => refuseContent({ deep: nest(200_000, 'x') })).toThrow('请求内容嵌套过深');
});
