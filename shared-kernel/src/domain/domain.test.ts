import {
  auditColour,
  hasContract,
  isChain,
  mayUploadCertificate,
  needsDealer,
  passwordPattern,
  pathTo,
  phonePattern,
  safeRedirect,
  signAction,
} from '.';

test('client types differ in dealer, hospital and contract', () => {
  const types = [1, 3, 4, 5, 6] as const;
  expect(types.filter(needsDealer)).toEqual([3, 4]);
  expect(types.filter(isChain)).toEqual([5, 6]);
  expect(types.filter(hasContract)).toEqual([1, 3, 5, 6]);
});

test('only a contract to sign or to view can be opened', () => {
  expect([0, 1, 2, 3, 4, 5].filter((status) => signAction(status).enabled)).toEqual([1, 2]);
  expect(signAction(1).label).toBe('去签署');
  expect(signAction(2).label).toBe('查看合同');
});

test('a certificate cannot be uploaded while it is valid or under review', () => {
  expect([0, 1, 2, 3, 4].filter(mayUploadCertificate)).toEqual([0, 3, 4]);
  expect([1, 2, 3, 4].map(auditColour)).toEqual(['green', 'amber', 'red', 'red']);
});

test('URLs omit missing values and encode the others', () => {
  expect(pathTo('/login', { redirect: '/shoppingCar?skuId=1&a=b' })).toBe(
    '/login?redirect=%2FshoppingCar%3FskuId%3D1%26a%3Db',
  );
  expect(pathTo('/login')).toBe('/login');
  expect(pathTo('/home/all_product', { parentId: '4', title: '内镜 清洗' })).toBe(
    '/home/all_product?parentId=4&title=%E5%86%85%E9%95%9C+%E6%B8%85%E6%B4%97',
  );
  expect(
    pathTo('/shoppingCar/giftbag', { orderId: '1', showBuyMore: false, id: null, orderGiftMaxQty: 0 }),
  ).toBe('/shoppingCar/giftbag?orderId=1&showBuyMore=false&orderGiftMaxQty=0');
  expect(pathTo('/mine')).toBe('/mine');
});

test.each(['/shoppingCar', '/orderCenter/orderDetail?id=1#top', '/', '/loginhelp'])(
  '%s is a safe redirect',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/a\\..\\evil',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'shoppingCar',
  '/login',
  '/login?redirect=/login',
])('%p is not a safe redirect', (path) => {
  expect(safeRedirect(path)).toBe('/home');
});

test('a phone has 11 digits and starts with 1; a password has letters and digits', () => {
  expect(
    ['13800000000', '23800000000', '1380000000', '138000000001', '1380000000a'].map((t) =>
      phonePattern.test(t),
    ),
  ).toEqual([true, false, false, false, false]);
  expect(['abc123', 'abcdef', '123456', '中文a1'].map((t) => passwordPattern.test(t))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
