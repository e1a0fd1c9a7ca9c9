import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from 'shared-kernel/testing';
import { preloadFeedback } from 'shared-kernel/ui';
import { aLine, aProductWith } from '../../testing/builders';
import ExportDialog from './export-dialog';

const saved: string[] = [];
beforeAll(async () => {
  await preloadFeedback();
  URL.createObjectURL = () => 'blob:cart';
  URL.revokeObjectURL = () => {};
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
});

test.each([
  ['CSV 文本（.csv）', '购物车.csv'],
  ['Excel 工作簿（.xlsx）', '购物车.xlsx'],
])('saves the cart as %s', async (format, file) => {
  const onClose = jest.fn();
  const { user } = renderScreen(<ExportDialog cart={[aProductWith([aLine()])]} onClose={onClose} />);
  await user.click(await screen.findByRole('radio', { name: format }));
  await user.click(screen.getByRole('button', { name: '导出' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved.at(-1)).toBe(file);
  expect(await screen.findByText('下载成功!')).toBeVisible();
});
