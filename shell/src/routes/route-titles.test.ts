import { routes } from '../testing/fake-remotes';
import { titleOf } from './route-titles';

const titleAt = (path: string) => titleOf(new URL(path, 'http://shop'), routes);

test('a page has the title that its app states, however its path is spelled', () => {
  expect(titleAt('/shoppingCar/quickOrder')).toBe('快速下单');
  expect(titleAt('/shoppingcar/quickorder/')).toBe('快速下单');
  expect(titleAt('/home//detail?id=1')).toBe('商品详情');
});

test('the query comes first, when it says something', () => {
  expect(titleAt('/home/all_product?title=%E6%B6%88%E6%AF%92')).toBe('消毒');
  expect(titleAt('/home/all_product?title=%20')).toBe('商品分类');
});

test('what no app states is not found', () => {
  expect(titleAt('/shoppingCar/nothing')).toBe('页面不存在');
});
