import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetail } from 'shared-kernel/contracts';
import { subscribeToCartCount } from 'shared-kernel/events';
import {
  aProductDetail,
  aProductSku,
  aProductSpu,
  breakNetwork,
  type FakeAnswers,
  fakeApi,
  neverReply,
  refuse,
  renderScreen,
} from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';

const box = aProductSku({
  id: 'box',
  name: '盒',
  remark: '10 支/盒',
  unitCount: 10,
  sapUnit: '支',
  priceUnit: '1240.00',
  discountPriceUnit: '1116.00',
});
const single = aProductSku({
  id: 'single',
  name: '支',
  remark: null,
  unitCount: 1,
  sapUnit: '支',
  priceUnit: '124.00',
  discountPriceUnit: '124.00',
});
const twoUnits = aProductDetail({ productSkues: [single, box] });

const open = (detail: ProductDetail | (() => never), more: FakeAnswers = {}) => {
  const api = fakeApi({
    'product/detail': typeof detail === 'function' ? detail : () => detail,
    'memberCart/add': () => ({ amount: 5 }),
    ...more,
  });
  return { api, ...renderScreen(<App />, { path: '/home/detail?id=p9', mount: '/home' }) };
};

const title = () => screen.findByRole('heading', { level: 1 });
const unit = (name: RegExp) => screen.getByRole('radio', { name });
const quantity = () => screen.getByRole('spinbutton', { name: /数量/ });
const addToCart = () => screen.getByRole('button', { name: '加入购物车' });
const buyNow = () => screen.getByRole('button', { name: '立即购买' });
const total = () => screen.getByRole('status');

beforeAll(preloadFeedback);

describe('loading', () => {
  test('waits in the shape of a product', async () => {
    const { api } = open(twoUnits, { 'product/detail': neverReply });
    expect(await screen.findByRole('status', { name: '正在加载商品' })).toBeVisible();
    expect(api.bodiesOf('product/detail')).toEqual([{ id: 'p9', productClientType: 2 }]);
  });

  test('a product that does not come is asked for again', async () => {
    const { user } = open(breakNetwork);
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    fakeApi({ 'product/detail': () => twoUnits });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await title()).toHaveTextContent('复合过氧乙酸消毒液');
  });

  test('one that does not exist leads on to the others', async () => {
    open(() => refuse('60004', '商品不存在'));
    expect(await screen.findByText('商品不存在或已下架')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部商品' })).toHaveAttribute('href', '/home/all_product');
    expect(screen.queryByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
  });
});

test('without an id there is no product, and none is asked for', async () => {
  const { requests } = fakeApi({});
  renderScreen(<App />, { path: '/home/detail', mount: '/home' });
  expect(await screen.findByText('商品不存在或已下架')).toBeVisible();
  expect(requests).toEqual([]);
});

test('a product that is not yet listed is coming soon, and nothing else of it is shown', async () => {
  open(aProductDetail({ productSpu: aProductSpu({ status: 2 }) }));
  expect(await screen.findByText('即将上市')).toBeVisible();
  expect(screen.queryByText('商品详情')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
});

describe('what it is', () => {
  test('model, name, tag, selling point and the way there', async () => {
    open(aProductDetail({ productSpu: aProductSpu({ label: '特价' }) }));
    expect(await title()).toHaveTextContent('复合过氧乙酸消毒液');
    expect(screen.getByText('特价')).toBeVisible();
    const way = within(screen.getByRole('navigation', { name: '面包屑' }));
    expect(way.getByRole('link', { name: '内镜清洗消毒' })).toHaveAttribute(
      'href',
      expect.stringContaining('/home/all_product?categoryId=category-11'),
    );
    expect(document.title).toBe('复合过氧乙酸消毒液');
  });

  test('what the law wants told of a device', async () => {
    open(twoUnits);
    const facts = within(await screen.findByRole('region', { name: '医疗器械信息' }));
    for (const text of [
      '示例械注准20240000001',
      '二类医疗器械',
      '避光、阴凉通风处保存',
      '24 个月',
      '2029-01-31',
    ]) {
      expect(facts.getByText(text)).toBeVisible();
    }
    expect(facts.getByText(/对黏膜有刺激/)).toBeVisible();
    expect(facts.getByRole('link', { name: '注册证.pdf' })).toHaveAttribute(
      'href',
      '/files/registration.pdf',
    );
    expect(facts.queryByText('生产许可/备案')).not.toBeInTheDocument();
  });

  test('what is no device says nothing of it', async () => {
    open(aProductDetail({ productSpu: aProductSpu({ device: null }) }));
    await title();
    expect(screen.queryByText('医疗器械信息')).not.toBeInTheDocument();
  });

  test('its text is sanitised', async () => {
    const detailText =
      '<p>说明</p><img src="/x.webp" onerror="window.unsafeDetail=1"><script>window.unsafeDetail=1</script>';
    open(aProductDetail({ productSpu: aProductSpu({ detailText }) }));
    const text = await screen.findByRole('region', { name: '商品详情' });
    expect(text).toHaveTextContent('说明');
    expect(text.innerHTML).not.toMatch(/onerror|<script/);
  });
});

describe('pictures', () => {
  const files = Array.from({ length: 8 }, (_, n) => ({
    url: `/p/${n + 1}-640.webp`,
    fileName: `${n + 1}.webp`,
  }));

  test('a thumbnail shows its picture large', async () => {
    const { user } = open(aProductDetail({ productSpu: aProductSpu({ files }) }));
    await title();
    await user.click(screen.getByRole('button', { name: '第 3 张图片' }));
    expect(screen.getByRole('img', { name: '复合过氧乙酸消毒液（3/8）' })).toHaveAttribute(
      'src',
      '/p/3-640.webp',
    );
  });

  test('the spot under the mouse is shown larger, from the largest picture', async () => {
    open(aProductDetail({ productSpu: aProductSpu({ files }) }));
    await title();
    const picture = screen.getByRole('button', { name: /放大查看/ });
    picture.getBoundingClientRect = () => new DOMRect(100, 100, 400, 400);
    fireEvent(picture, new MouseEvent('pointermove', { bubbles: true, clientX: 200, clientY: 400 }));
    expect(picture.querySelectorAll('img')).toHaveLength(1);
    const move = Object.assign(new MouseEvent('pointermove', { bubbles: true, clientX: 200, clientY: 400 }), {
      pointerType: 'mouse',
    });
    fireEvent(picture, move);
    const zoomed = picture.querySelectorAll('img')[1];
    expect(zoomed).toHaveAttribute('src', '/p/1-1280.webp');
    expect(zoomed).toHaveStyle({ transformOrigin: '25% 75%' });
    fireEvent.pointerLeave(picture);
    expect(picture.querySelectorAll('img')).toHaveLength(1);
  });

  test('a click shows the picture as large as the window, until it is closed', async () => {
    // jsdom knows the dialog element and not its methods.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
    const { user } = open(aProductDetail({ productSpu: aProductSpu({ files }) }));
    await title();
    await user.click(screen.getByRole('button', { name: /放大查看/ }));
    const dialog = within(screen.getByRole('dialog', { name: '复合过氧乙酸消毒液（1/8）' }));
    expect(dialog.getByRole('img')).toHaveAttribute('src', '/p/1-1280.webp');
    await user.click(dialog.getByRole('button', { name: '关闭' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the row of thumbnails scrolls by what it shows, 6 at a time', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(800);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    const scrollBy = jest.fn();
    Element.prototype.scrollBy = scrollBy;
    const { user } = open(aProductDetail({ productSpu: aProductSpu({ files }) }));
    await title();
    expect(screen.getByRole('button', { name: '前 6 张图片' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '后 6 张图片' }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 600 });
    jest.restoreAllMocks();
  });
});

describe('price', () => {
  test('before a unit is chosen it is a range; then the unit’s, with the original struck through', async () => {
    const { user } = open(twoUnits);
    await title();
    expect(screen.getByText('¥ 347.40')).toBeVisible();
    await user.click(unit(/盒/));
    expect(screen.getAllByText('¥ 1,116.00')[0]).toBeVisible();
    expect(screen.getByText('¥ 1,240.00').tagName).toBe('S');
    expect(screen.getByText('¥ 111.60')).toBeVisible();
    expect(screen.getByText('含税')).toBeVisible();
    await user.click(unit(/^支/));
    expect(screen.queryByText('¥ 1,240.00')).not.toBeInTheDocument();
  });

  test('the total is exact at the largest quantity', async () => {
    const { user } = open(twoUnits);
    await title();
    await user.click(unit(/盒/));
    await user.clear(quantity());
    await user.type(quantity(), '999999999999999');
    expect(total()).toHaveTextContent('¥ 1,115,999,999,999,998,884.00');
    expect(total()).toHaveTextContent('共 9,999,999,999,999,990 支');
  });

  test('a product with one unit has it chosen', async () => {
    open(aProductDetail());
    await title();
    expect(unit(/箱/)).toBeChecked();
    expect(total()).toHaveTextContent('¥ 347.40');
  });

  test('who may not order it sees no price and cannot order', async () => {
    open(
      aProductDetail({
        productSpu: aProductSpu({ canOrder: false, minPriceUnit: null, maxPriceUnit: null }),
      }),
    );
    await title();
    expect(screen.queryByText(/¥/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: '联系我们' })).toHaveAttribute('href', '/home/contact_us');
  });

  test('one that is no longer listed says so', async () => {
    open(aProductDetail({ productSpu: aProductSpu({ status: 3, canOrder: false }) }));
    expect(await screen.findByText('该商品已下架')).toBeVisible();
  });
});

describe('ordering', () => {
  test('a unit has to be chosen', async () => {
    const { user, api } = open(twoUnits);
    await title();
    await user.click(addToCart());
    expect(await screen.findByRole('alert')).toHaveTextContent('请选择单位');
    expect(api.bodiesOf('memberCart/add')).toEqual([]);
  });

  test('at quantity 0 both buttons are closed, and say why', async () => {
    const { user } = open(aProductDetail());
    await title();
    await user.clear(quantity());
    await user.type(quantity(), '0');
    expect(addToCart()).toBeDisabled();
    expect(buyNow()).toBeDisabled();
    expect(addToCart()).toHaveAccessibleDescription('请选择数量');
    await user.clear(quantity());
    await user.type(quantity(), '2');
    expect(addToCart()).toBeEnabled();
    expect(addToCart()).not.toHaveAccessibleDescription();
  });

  test('what goes into the cart is told, here and in every tab', async () => {
    const counts: number[] = [];
    const stop = subscribeToCartCount((count) => counts.push(count));
    const { user, api } = open(twoUnits);
    await title();
    await user.click(unit(/盒/));
    await user.clear(quantity());
    await user.type(quantity(), '12');
    await user.click(addToCart());
    expect(await screen.findByText('商品已加入购物车')).toBeVisible();
    expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'box', count: 12 }]);
    expect(counts).toEqual([5]);
    stop();
  });

  test('buying now goes to the cart, at the line', async () => {
    const { user, api, currentPath } = open(aProductDetail());
    await title();
    await user.click(buyNow());
    await waitFor(() => expect(currentPath()).toBe('/shoppingCar?skuId=sku-1'));
    expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'sku-1', count: 1 }]);
  });

  test('a button that sends cannot be pressed again', async () => {
    const { user, api } = open(aProductDetail(), { 'memberCart/add': neverReply });
    await title();
    await user.click(addToCart());
    expect(addToCart()).toBeDisabled();
    expect(addToCart()).toHaveAttribute('aria-busy', 'true');
    expect(buyNow()).toBeDisabled();
    expect(api.bodiesOf('memberCart/add')).toHaveLength(1);
  });

  test('a refusal is told, and what was chosen stays', async () => {
    const { user, currentPath } = open(aProductDetail(), {
      'memberCart/add': () => refuse('60002', '库存不足'),
    });
    await title();
    await user.click(buyNow());
    expect(await screen.findByText('库存不足')).toBeVisible();
    expect(currentPath()).toBe('/home/detail?id=p9');
    expect(buyNow()).toBeEnabled();
  });
});

describe('stock', () => {
  test.each([
    ['available', null, '有货'],
    ['short', 12, '紧张仅剩 12 箱'],
    ['none', null, '无货'],
  ] as const)('%s is shown', async (stockState, stockQty, shown) => {
    open(aProductDetail({ productSkues: [aProductSku({ stockState, stockQty })] }));
    await title();
    expect(screen.getByText(shown.slice(0, 2)).parentElement).toHaveTextContent(shown);
  });

  test('what is out of stock cannot be ordered', async () => {
    open(aProductDetail({ productSkues: [aProductSku({ stockState: 'none' })] }));
    await title();
    expect(addToCart()).toBeDisabled();
    expect(addToCart()).toHaveAccessibleDescription('该规格暂时无货');
  });
});
