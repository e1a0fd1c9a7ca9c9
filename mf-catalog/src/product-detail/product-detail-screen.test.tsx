import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ProductDetail } from 'shared-kernel/contracts';
import { subscribeToCartCount } from 'shared-kernel/events';
import {
  aProduct,
  aProductDetail,
  aProductRow,
  aProductSku,
  aProductSpu,
  aSession,
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
    'product/related': () => ({ variants: [], fitting: [] }),
    ...more,
  });
  return { api, ...renderScreen(<App />, { path: '/home/detail?id=p9', mount: '/home' }) };
};

const title = () => screen.findByRole('heading', { level: 1 });
const unit = (name: RegExp) => screen.getByRole('radio', { name });
const quantity = () => screen.getByRole('spinbutton', { name: '复合过氧乙酸消毒液 数量' });
const addToCart = () => screen.getByRole('button', { name: '加入购物车' });
const buyNow = () => screen.getByRole('button', { name: '立即购买' });
const total = () => screen.getAllByRole('status')[0];

beforeAll(preloadFeedback);

describe('loading', () => {
  test('has the skeleton of a product', async () => {
    const { api } = open(twoUnits, { 'product/detail': neverReply });
    expect(await screen.findByRole('status', { name: '商品加载中' })).toBeVisible();
    expect(api.bodiesOf('product/detail')).toEqual([{ id: 'p9', productClientType: 2 }]);
  });

  test('a product that fails to load can be retried', async () => {
    const { user } = open(breakNetwork);
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    fakeApi({ 'product/detail': () => twoUnits });
    await user.click(await screen.findByRole('button', { name: '重新加载' }));
    expect(await title()).toHaveTextContent('复合过氧乙酸消毒液');
  });

  test('a missing one links to the others', async () => {
    open(() => refuse('60004', '商品不存在'));
    expect(await screen.findByText('商品不存在或已下架')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部商品' })).toHaveAttribute('href', '/home/all_product');
    expect(screen.queryByRole('button', { name: '重新加载' })).not.toBeInTheDocument();
  });
});

test('without an id no request is sent', async () => {
  const { requests } = fakeApi({});
  renderScreen(<App />, { path: '/home/detail', mount: '/home' });
  expect(await screen.findByText('商品不存在或已下架')).toBeVisible();
  expect(requests).toEqual([]);
});

test('an unlisted product is coming soon, and nothing else is shown', async () => {
  open(aProductDetail({ productSpu: aProductSpu({ status: 2 }) }));
  expect(await screen.findByText('即将上市')).toBeVisible();
  expect(screen.queryByText('商品详情')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
});

describe('description', () => {
  test('shows model, name, tag, selling point and breadcrumb', async () => {
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

  test('shows the legally required data of a device', async () => {
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

  test('has documents, opened one by one and downloaded together', async () => {
    const saved: string[] = [];
    const tab = { document: document.implementation.createHTMLDocument(), closed: false, shown: '' };
    const close = () => {
      tab.closed = true;
    };
    const replace = (address: string) => {
      tab.shown = address;
    };
    const opened = jest.spyOn(window, 'open');
    opened.mockReturnValue({ document: tab.document, location: { replace }, close } as unknown as Window);
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const documents = [
      { id: '7', kindName: '使用说明书', fileName: 'AL-PAA 2000 使用说明书.pdf' },
      { id: '8', kindName: '注册证/备案凭证', fileName: '示例械注准20240000001.pdf' },
    ];
    const { user } = open(aProductDetail({ productSpu: aProductSpu({ documents }) }), {
      'file/download/:fileId': ({ fileId }) =>
        new File(['x'], fileId, { type: fileId.endsWith('-7') ? 'application/pdf' : 'application/zip' }),
    });
    const papers = within(await screen.findByRole('region', { name: '资料包' }));
    expect(papers.getByText('使用说明书')).toBeVisible();
    for (const name of [/^AL-PAA 2000 使用说明书.pdf/, '全部下载（ZIP）']) {
      await user.click(papers.getByRole('button', { name }));
      await papers.findByRole('button', { name, busy: false });
    }
    expect(tab).toMatchObject({ shown: 'blob:file', closed: false });
    expect(tab.document.title).toBe('AL-PAA 2000 使用说明书.pdf');
    expect(saved).toEqual(['product-documents-product-1']);

    // When the tab is blocked the document is saved.
    opened.mockReturnValue(null);
    await user.click(papers.getByRole('button', { name: /^示例械注准20240000001.pdf/ }));
    await waitFor(() => expect(saved).toContain('示例械注准20240000001.pdf'));
    jest.restoreAllMocks();
  });

  test('says when there are no documents, and whom to ask', async () => {
    open(aProductDetail());
    const papers = within(await screen.findByRole('region', { name: '资料包' }));
    expect(papers.getByText(/暂无可下载的资料/)).toBeVisible();
    expect(papers.getByRole('link', { name: '向客服索取' })).toHaveAttribute('href', '/home/contact_us');
    expect(papers.queryByRole('button')).not.toBeInTheDocument();
  });

  test('omits device data for other products', async () => {
    open(aProductDetail({ productSpu: aProductSpu({ device: null }) }));
    await title();
    expect(screen.queryByText('医疗器械信息')).not.toBeInTheDocument();
  });

  test('has sanitised HTML', async () => {
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

  test('a thumbnail selects the large picture', async () => {
    const { user } = open(aProductDetail({ productSpu: aProductSpu({ files }) }));
    await title();
    await user.click(screen.getByRole('button', { name: '第 3 张图片' }));
    expect(screen.getByRole('img', { name: '复合过氧乙酸消毒液（3/8）' })).toHaveAttribute(
      'src',
      '/p/3-640.webp',
    );
  });

  test('hovering zooms, with the largest picture', async () => {
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

  test('a click opens the full-screen viewer, to browse until closed', async () => {
    const { user } = open(aProductDetail({ productSpu: aProductSpu({ files }) }));
    await title();
    await user.click(screen.getByRole('button', { name: '放大查看 复合过氧乙酸消毒液（1/8）' }));
    const viewer = within(await screen.findByRole('dialog', { name: '商品大图' }));
    expect(viewer.getByRole('img', { name: '复合过氧乙酸消毒液（1/8）' })).toHaveAttribute(
      'src',
      '/p/1-1280.webp',
    );
    await user.click(viewer.getByRole('button', { name: '下一张' }));
    await user.click(viewer.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: '放大查看 复合过氧乙酸消毒液（2/8）' })).toHaveFocus();
  });

  test('the thumbnails scroll by page, 6 at a time', async () => {
    jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(800);
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
    // As in a browser, it fires once at the start.
    jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((look) => {
      const observer = { observe: () => look([], observer), unobserve() {}, disconnect() {} };
      return observer;
    });
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

describe('copying', () => {
  test('model and code are copied', async () => {
    const { user } = open(twoUnits);
    await title();
    await user.click(screen.getByRole('button', { name: '复制型号' }));
    expect(await screen.findByText('型号已复制')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('AL-PAA 2000');
    await user.click(screen.getByRole('button', { name: '复制商品编码' }));
    expect(await screen.findByText('商品编码已复制')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('P0001');
  });

  test('without permission the text is selected, to be copied by hand', async () => {
    const { user } = open(twoUnits);
    await title();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: '复制型号' }));
    expect(await screen.findByText(/请手动复制/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('AL-PAA 2000');
    jest.restoreAllMocks();
  });
});

describe('price', () => {
  test('is the chosen unit’s, with the original struck through', async () => {
    const { user } = open(twoUnits);
    await title();
    await user.click(unit(/盒/));
    const price = within(screen.getByText('您的价', { selector: 'span' }).parentElement as HTMLElement);
    expect(price.getByText('¥ 1,116.00')).toBeVisible();
    expect(price.getByText('¥ 1,240.00').tagName).toBe('S');
    expect(price.getByText('¥ 111.60')).toBeVisible();
    expect(price.getByText('含税')).toBeVisible();
    await user.click(unit(/^支/));
    expect(price.queryByText('¥ 1,240.00')).not.toBeInTheDocument();
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

  test('the smallest unit is preselected, each with the price of a piece', async () => {
    open(aProductDetail({ productSkues: [box, single] }));
    await title();
    expect(unit(/^支/)).toBeChecked();
    expect(unit(/^盒/)).toHaveAccessibleName(/^盒 ?10 支\/盒 ?¥ 111\.60 ?\/支$/);
    expect(total()).toHaveTextContent('¥ 124.00');
  });

  test('or the one that was bought last', async () => {
    open({ ...twoUnits, lastSkuId: 'box' });
    await title();
    expect(unit(/盒/)).toBeChecked();
    expect(total()).toHaveTextContent('¥ 1,116.00');
  });

  test('a buyer who may not order it sees no price and cannot order', async () => {
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
  test('at quantity 0 both buttons are disabled, and say why', async () => {
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

  test('an addition to the cart is confirmed, here and in every tab', async () => {
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

  test('a back-in-stock notice can be requested', async () => {
    const { user, api } = open(
      aProductDetail({
        productSpu: aProductSpu({ stockState: 'none' }),
        productSkues: [aProductSku({ stockState: 'none' })],
      }),
      { 'product/arrival/add': () => null },
    );
    await user.click(await screen.findByRole('button', { name: /^到货通知/ }));
    expect(await screen.findByText('到货后将以消息通知您')).toBeVisible();
    expect(api.bodiesOf('product/arrival/add')).toEqual([{ productId: 'product-1' }]);
  });

  test('the quantity in the cart is shown, and updated by an addition', async () => {
    let count = 2;
    const { user } = open(aProductDetail(), {
      'memberCart/held': () => [
        { productId: aProductDetail().productSpu.id, skuId: 'sku-1', unitName: '箱', count },
        { productId: 'another', skuId: 'sku-2', unitName: '盒', count: 9 },
      ],
      'memberCart/add': () => {
        count = 1_003;
        return { amount: 1 };
      },
    });
    const link = await screen.findByRole('link', { name: '购物车已有 2\u00a0箱' });
    expect(link).toHaveAttribute('href', '/shoppingCar');
    await user.click(addToCart());
    expect(await screen.findByRole('link', { name: '购物车已有 1,003\u00a0箱' })).toBeVisible();
  });

  test('buying now opens the cart at the line', async () => {
    const { user, api, currentPath } = open(aProductDetail());
    await title();
    await user.click(buyNow());
    await waitFor(() => expect(currentPath()).toBe('/shoppingCar?skuId=sku-1'));
    expect(api.bodiesOf('memberCart/add')).toEqual([{ skuId: 'sku-1', count: 1, alone: true }]);
  });

  test('a busy button cannot be pressed again', async () => {
    const { user, api } = open(aProductDetail(), { 'memberCart/add': neverReply });
    await title();
    await user.click(addToCart());
    expect(addToCart()).toHaveAttribute('aria-busy', 'true');
    expect(addToCart()).toHaveFocus();
    expect(buyNow()).toBeDisabled();
    await user.click(addToCart());
    expect(api.bodiesOf('memberCart/add')).toHaveLength(1);
  });

  test('a refusal is shown, and the choice stays', async () => {
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

describe('the models of its family', () => {
  const small = aProductRow({
    id: 'p8',
    name: '消毒液 500 mL',
    model: 'AL-PAA 500',
    productSkues: [aProductSku({ id: 'small', name: '瓶', remark: null, unitCount: 1 })],
    specs: [{ name: '容量', value: '500 mL' }],
  });
  const own = aProductRow({
    id: twoUnits.productSpu.id,
    name: '复合过氧乙酸消毒液',
    productSkues: [single, box],
    specs: [{ name: '容量', value: '2 L' }],
  });
  const family = {
    'product/related': () => ({ variants: [small, own], fitting: [] }),
  } satisfies FakeAnswers;
  const table = () => screen.findByRole('table', { name: '多规格一起订' });
  const row = async (name: RegExp) => within(within(await table()).getByRole('row', { name }));
  const verdictOf = (verdict: 'added' | 'stockShort', skuId: string, unitName: string) => ({
    verdict,
    sku: {
      skuId,
      productId: 'p9',
      model: 'AL-PAA 2000',
      productName: '复合过氧乙酸消毒液',
      unitName,
      discountPriceUnit: null,
      stockState: 'short' as const,
      stockQty: 3,
    },
    units: [],
  });

  test('every unit of every model has its distinguishing specifications, own price, price per piece and stock', async () => {
    open(twoUnits, family);
    const ownBox = await row(/10 支\/盒/);
    for (const text of ['2 L', '¥ 1,116.00', '¥ 1,240.00', '¥ 111.60', '有货']) {
      expect(ownBox.getByText(text)).toBeVisible();
    }
    expect((await row(/AL-PAA 500/)).getByRole('link', { name: '消毒液 500\u00a0mL' })).toHaveAttribute(
      'href',
      '/home/detail?id=p8',
    );
    expect(within(await table()).getAllByText('本品')).toHaveLength(1);
  });

  test('quantities of several go into the cart in one call; what was not added says why', async () => {
    const { user, api } = open(twoUnits, {
      ...family,
      'memberCart/addBatch': () => ({
        amount: 1,
        results: [verdictOf('added', 'small', '瓶'), verdictOf('stockShort', 'box', '盒')],
      }),
    });
    const type = async (label: string, text: string) => {
      const field = within(await table()).getByRole('spinbutton', { name: label });
      await user.clear(field);
      await user.type(field, text);
    };
    await type('消毒液 500 mL 瓶 数量', '5');
    await type('复合过氧乙酸消毒液 盒 数量', '20');
    await user.click(screen.getByRole('button', { name: '全部加入购物车' }));
    expect(await screen.findByText('1 项商品未能加入购物车')).toBeVisible();
    expect(api.bodiesOf('memberCart/addBatch')).toEqual([
      {
        rows: [
          { skuId: 'small', count: 5 },
          { skuId: 'box', count: 20 },
        ],
      },
    ]);
    expect((await row(/10 支\/盒/)).getByRole('alert')).toHaveTextContent('库存不足：仅剩 3 盒');
    expect((await row(/10 支\/盒/)).getByRole('spinbutton')).toHaveValue('20');
  });

  test('the models are buttons to their pages, by what tells them apart, with the price of a piece', async () => {
    open(twoUnits, family);
    const sizes = within(await screen.findByRole('navigation', { name: '规格' }));
    const [other, here] = sizes.getAllByRole('listitem');
    expect(here).toHaveTextContent('2 L¥ 111.60/支');
    expect(other).toHaveTextContent('500 mL¥ 347.40/瓶');
    expect(sizes.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  test('a single unit of a single model has no table', async () => {
    open(aProductDetail(), {
      'product/related': () => ({ variants: [small], fitting: [] }),
    });
    await title();
    await waitFor(() => expect(screen.queryByRole('status', { name: /同系列/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: '多规格一起订' })).not.toBeInTheDocument();
  });
});

describe('related products', () => {
  const filters = ['f1', 'f2', 'f3', 'f4', 'f5'].map((id) => aProduct({ id, name: `滤芯 ${id}` }));
  const fitting = [
    { kind: 'consumable' as const, name: '适用耗材', products: [aProduct({ id: 'c1', name: '清洗剂' })] },
    { kind: 'accessory' as const, name: '配件', products: filters },
  ];

  test('are in groups, of each four at first', async () => {
    const { user } = open(twoUnits, { 'product/related': () => ({ variants: [], fitting }) });
    const consumables = within(await screen.findByRole('list', { name: /^适用耗材/ }));
    expect(consumables.getByRole('link', { name: /清洗剂/ })).toHaveAttribute('href', '/home/detail?id=c1');
    const accessories = within(screen.getByRole('list', { name: /^配件/ }));
    expect(accessories.getAllByRole('listitem')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: '展开全部 5\u00a0件' }));
    expect(accessories.getAllByRole('listitem')).toHaveLength(5);
  });

  test('that fail to load can be retried, and the product stays', async () => {
    const { user } = open(twoUnits, { 'product/related': breakNetwork });
    const retry = await screen.findByRole('button', { name: /同系列与配套商品加载失败/ });
    expect(await title()).toBeVisible();
    fakeApi({ 'product/related': () => ({ variants: [], fitting }) });
    await user.click(retry);
    expect(await screen.findByRole('region', { name: '配套商品' })).toBeVisible();
  });
});

describe('recently viewed', () => {
  const product = (id: string) =>
    aProductDetail({ productSpu: aProductSpu({ id, name: `商品${id}`, model: `M${id}` }) });

  afterEach(() => localStorage.clear());

  const viewed = () =>
    within(screen.getByRole('region', { name: '最近浏览' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));

  test('products viewed before are shown, latest first, and can be cleared', async () => {
    for (const id of ['p1', 'p2']) {
      const { unmount } = open(product(id));
      await title();
      unmount();
    }
    const { user } = open(product('p3'));
    await title();
    expect(viewed()).toEqual(['/home/detail?id=p2', '/home/detail?id=p1']);
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.queryByRole('region', { name: '最近浏览' })).not.toBeInTheDocument();
  });

  test('another buyer at the same computer does not see them', async () => {
    const { unmount } = open(product('p1'));
    await title();
    unmount();
    fakeApi({ 'product/detail': () => product('p2') });
    const other = aSession();
    renderScreen(<App />, {
      path: '/home/detail?id=p2',
      mount: '/home',
      session: { ...other, user: { ...other.user, id: 'someone-else' } },
    });
    await title();
    expect(screen.queryByRole('region', { name: '最近浏览' })).not.toBeInTheDocument();
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

  test('a product out of stock cannot be ordered', async () => {
    open(aProductDetail({ productSkues: [aProductSku({ stockState: 'none' })] }));
    await title();
    expect(addToCart()).toBeDisabled();
    expect(addToCart()).toHaveAccessibleDescription('该规格暂时无货');
  });
});
