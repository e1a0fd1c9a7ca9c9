import { currentEntry, menu } from './menu';

test('the menu has the three entries of the specification and two more', () => {
  expect(menu.map(({ key }) => key)).toEqual([
    'news_center',
    'my_order',
    'my_member',
    'my_message',
    'my_rights',
  ]);
});

test.each([
  ['my_order', '我的订单'],
  [null, '消息中心'],
  ['constructor', '消息中心'],
])('currentMenu=%s opens %s', (value, name) => {
  expect(currentEntry(value).name).toBe(name);
});
