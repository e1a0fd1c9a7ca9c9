import '@arco-design/web-react/es/_util/react-19-adapter';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmDialog } from './confirm-dialog';
import { toast } from './toast';

test('the same message at the same time is one toast', async () => {
  await act(() => Promise.all([toast.error('请求失败'), toast.error('请求失败'), toast.success('提交成功')]));
  expect(await screen.findAllByText('请求失败')).toHaveLength(1);
  expect(screen.getByText('提交成功')).toBeVisible();
});

test('a toast offers what comes next and the way back, and closes with either', async () => {
  const undo = jest.fn();
  const actions = [
    { name: '查看购物车', onClick: () => {} },
    { name: '撤销', onClick: undo },
  ];
  await act(() => toast.success('商品已加入购物车', actions));
  expect(await screen.findByRole('button', { name: '查看购物车' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(undo).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText('商品已加入购物车')).not.toBeInTheDocument());
});

test.each([
  ['确定', true],
  ['取消', false],
])('a dialog answered %s resolves %p and closes', async (button, answer) => {
  const asked = confirmDialog({ title: '提示', content: '您将退出登录，请确认是否继续?' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('提示您将退出登录，请确认是否继续?');
  expect(dialog).toHaveAccessibleDescription('您将退出登录，请确认是否继续?');
  await userEvent.click(screen.getByRole('button', { name: button }));
  await expect(asked).resolves.toBe(answer);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a dialog closed by Escape is a no, and the focus returns to its opener', async () => {
  render(<button type="button">退出登录</button>);
  await userEvent.click(screen.getByRole('button'));
  const asked = confirmDialog({ title: '提示', content: '请确认' });
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await expect(asked).resolves.toBe(false);
  await waitFor(() => expect(screen.getByRole('button', { name: '退出登录' })).toHaveFocus());
});
