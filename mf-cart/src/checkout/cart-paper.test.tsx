import { act, screen, waitFor, within } from '@testing-library/react';
import { aCartSkuConsignee, aConsignee, aHospital, aSession, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

beforeAll(preloadFeedback);
const print = jest.spyOn(window, 'print').mockImplementation();
beforeEach(() => print.mockClear());

async function printed(clientType: 1 | 5 = 1) {
  const { user } = renderScreen(<App />, {
    path: '/shoppingCar',
    mount: '/shoppingCar',
    session: aSession({ clientType }),
  });
  await screen.findByRole('table', { name: '购物车商品' });
  await user.click(screen.getByRole('button', { name: '打印' }));
  return { user };
}

async function paper() {
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  act(() => window.dispatchEvent(new Event('beforeprint')));
  return within(screen.getByRole('article', { name: '采购清单' }));
}

afterEach(() => act(() => window.dispatchEvent(new Event('afterprint'))));

const bought = aLine({
  id: 'l1',
  skuId: 's1',
  count: 3,
  discountPriceUnit: '10.10',
  discountAmountUnit: '30.30',
  originalAmountUnit: '36.00',
});
const left = aLine({ id: 'l2', skuId: 's2', selected: false, discountAmountUnit: '99.00' });

test('only the selection is printed, with its sums, both parties and no controls', async () => {
  aShopWith([aProductWith([bought]), aProductWith([left], { name: '手套' })]);
  await printed();
  const sheet = await paper();
  expect(sheet.getAllByRole('row')).toHaveLength(2);
  expect(sheet.getAllByRole('row')[1]).toHaveTextContent(/^1.*¥ 10.103 .*¥ 30.30$/);
  expect(screen.getByRole('article', { name: '采购清单' })).toHaveTextContent(
    /商品总额¥ 36.00优惠共减− ¥ 5.70实付合计¥ 30.30/,
  );
  expect(sheet.getByText(/张老师 13800000000/)).toBeInTheDocument();
  expect(sheet.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(sheet.queryByRole('button')).not.toBeInTheDocument();
  expect(sheet.queryByText(/手套/)).not.toBeInTheDocument();
});

test('a cart with nothing selected prints nothing', async () => {
  aShopWith([aProductWith([left])]);
  await printed();
  expect(await screen.findByText('请勾选要打印的商品')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
});

test('a split cart lists every address with its part', async () => {
  const whole = aLine({ id: 'l3', skuId: 's3', count: 5, priceUnit: '2.00' });
  const parts = [
    aCartSkuConsignee({ id: 'd1', consigneeId: 'c1', hospitalName: '东湖医院', count: 1 }),
    aCartSkuConsignee({ id: 'd2', consigneeId: 'c2', hospitalName: '西湖医院', count: 2 }),
  ];
  aShopWith(
    [
      aProductWith([
        {
          ...bought,
          count: 4,
          cartSkuConsignees: parts,
          discountAmountUnit: '40.40',
          originalAmountUnit: '48.00',
        },
      ]),
      aProductWith([whole], { name: '手套' }),
    ],
    {
      'client/chain/hospital/list': () => [aHospital()],
      'client/consignee': () => [aConsignee()],
    },
  );
  await printed(5);
  const sheet = await paper();
  expect(sheet.getByText(/东湖医院/)).toBeInTheDocument();
  expect(sheet.getByText(/西湖医院/)).toBeInTheDocument();
  const tables = sheet.getAllByRole('table');
  expect(tables).toHaveLength(3);
  expect(sheet.getByText('尚未分配')).toBeInTheDocument();
  const rest = within(tables[2] ?? document.body).getAllByRole('row');
  expect(rest.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('小计'),
    expect.stringMatching(/¥ 10.101\s.*¥ 10.10$/),
    expect.stringMatching(/手套.*¥ 2.005\s.*¥ 10.00$/),
  ]);
  expect(screen.getByRole('article', { name: '采购清单' })).toHaveTextContent(/实付合计¥ 50.40/);
});
