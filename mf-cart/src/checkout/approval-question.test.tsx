import { screen, waitFor, within } from '@testing-library/react';
import { refuse, renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import App from '../app';
import { anApproval } from '../testing/an-approval';
import { aLine, aProductWith } from '../testing/builders';
import { aShopWith } from '../testing/fake-shop';

beforeAll(preloadFeedback);

const gel = aProductWith([aLine({ id: 'gel', count: 12, priceUnit: '10.00' })], { name: '凝胶' });

test('an order that needs approval says why, and is put before its approvers as it was confirmed', async () => {
  const message = '本单需要审批：金额达到 ¥ 100.00';
  const approval = { reasons: ['金额达到 ¥ 100.00'], changes: ['凝胶 单价：9.00 → 10.00'] };
  const { bodiesOf } = aShopWith([gel], {
    'order/generateOrder': () => refuse('60012', message, { approval }),
    'approval/ask': () => ({ id: 'approval-1' }),
    'approval/detail': () => anApproval(),
  });
  const { user, currentPath } = renderScreen(<App />, { path: '/shoppingCar', mount: '/shoppingCar' });
  await screen.findByText('浙江省临江市滨河路 18 号门诊楼负一层');
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: '温馨提示' })).getByRole('button', { name: '确认提交' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: '本单需要审批' }));
  expect(dialog.getByText(/金额达到 ¥ 100.00/)).toBeVisible();
  expect(dialog.getByText('凝胶 单价：9.00 → 10.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: '提交审批' }));
  await waitFor(() => expect(currentPath()).toBe('/shoppingCar/approval?id=approval-1'));
  expect(bodiesOf('approval/ask')).toEqual(bodiesOf('order/generateOrder'));
});
