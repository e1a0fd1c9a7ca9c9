import { confirmDialog } from './confirm-dialog';

jest.mock('./arco-modal', () => {
  throw new Error('did not come');
});

const question = { title: '提示', content: '您将退出登录，请确认是否继续?' };

test.each([true, false])(
  'when the dialog’s code does not load the browser asks, and %p is the answer',
  async (yes) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(yes);
    await expect(confirmDialog(question)).resolves.toBe(yes);
    expect(asked).toHaveBeenCalledWith(question.content);
  },
);
