import { screen, within } from '@testing-library/react';
import { aConsignee, breakNetwork, type FakeAnswers, fakeApi, renderScreen } from 'shared-kernel/testing';
import AddressBook from './address-book';

const shown = aConsignee({ id: 'own', name: '张老师', defaultAddress: false, editable: true });

function open(answers: FakeAnswers = {}) {
  const bodies: Record<string, unknown[]> = {};
  const keep = (path: string, reply: unknown) => (body: unknown) => {
    bodies[path] = [...(bodies[path] ?? []), body];
    return reply;
  };
  fakeApi({
    'client/consignee': () => [shown],
    'client/consignee/add': keep('add', { id: 'new' }),
    'client/consignee/edit': keep('edit', null),
    'client/consignee/default': keep('default', null),
    'client/consignee/delete': keep('delete', null),
    ...answers,
  } as FakeAnswers);
  return { ...renderScreen(<AddressBook />), bodies };
}

test('an address can be made the default, changed and deleted', async () => {
  const { user, bodies } = open();
  const address = within(await screen.findByRole('listitem'));
  await user.click(address.getByRole('button', { name: '设为默认' }));
  expect(bodies['default']).toEqual([{ id: 'own' }]);

  await user.click(address.getByRole('button', { name: '修改' }));
  const form = within(await screen.findByRole('dialog', { name: '修改收货地址' }));
  await user.clear(form.getByLabelText('收货人'));
  await user.type(form.getByLabelText('收货人'), '李老师');
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(bodies['edit']).toMatchObject([{ id: 'own', name: '李老师' }]);

  await user.click(address.getByRole('button', { name: '删除' }));
  const question = within(await screen.findByRole('dialog', { name: '提示' }));
  await user.click(question.getByRole('button', { name: '删除' }));
  expect(bodies['delete']).toEqual([{ id: 'own' }]);
});

test('the first address is added from the empty book; missing fields are marked', async () => {
  const { user, bodies } = open({ 'client/consignee': () => [] });
  await user.click(await screen.findByRole('button', { name: '新增收货地址' }));
  const form = within(await screen.findByRole('dialog', { name: '新增收货地址' }));
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(form.getByText('请输入收货人姓名')).toBeVisible();
  expect(bodies['add']).toBeUndefined();
});

test('a failure can be retried', async () => {
  let broken = true;
  const { user } = open({ 'client/consignee': () => (broken ? breakNetwork() : [shown]) });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(retry);
  expect(await screen.findByText(/张老师/)).toBeVisible();
});
