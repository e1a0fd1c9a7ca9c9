import '@arco-design/web-react/es/_util/react-19-adapter';
import '../testing/quiet-arco';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../http';
import { FileUploadDialog, type FileUploadDialogProps } from './file-upload-dialog';

Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => {} });

const picture = new File(['x'], '执照.png', { type: 'image/png' });

function open(props: Partial<FileUploadDialogProps> = {}) {
  const sent: File[] = [];
  const onClose = jest.fn();
  render(
    <FileUploadDialog
      title="上传证照"
      label="证照文件"
      upload={async (file) => void sent.push(file)}
      onClose={onClose}
      {...props}
    />,
  );
  return { sent, onClose, user: userEvent.setup({ applyAccept: false }) };
}

const input = () => screen.getByLabelText('证照文件');
const dialog = () => within(screen.getByRole('dialog'));
const sendButton = () => screen.getByRole('button', { name: '确认上传' });

test('the last chosen file is shown and uploaded', async () => {
  const { sent, onClose, user } = open();
  expect(sendButton()).toBeDisabled();
  await user.upload(input(), new File(['x'], '旧.pdf'));
  await user.upload(input(), picture);
  expect(screen.getByRole('img', { name: '预览：执照.png' })).toBeVisible();
  await user.click(sendButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([picture]);
});

test('a file of another type says why it is refused, and the chosen one stays', async () => {
  const { user } = open();
  await user.upload(input(), picture);
  await user.upload(input(), new File(['x'], '执照.docx'));
  expect(dialog().getByRole('alert')).toHaveTextContent('仅支持 jpg/png 图片或 pdf 文件');
  expect(screen.getByText('执照.png')).toBeVisible();
});

test('the server’s refusal is shown, and the file stays', async () => {
  const refusal = new ApiError({ kind: 'envelope', code: '60001', message: '文件内容与类型不符' });
  const { onClose, user } = open({ upload: () => Promise.reject(refusal) });
  await user.upload(input(), picture);
  await user.click(sendButton());
  expect(await dialog().findByRole('alert')).toHaveTextContent('文件内容与类型不符');
  expect(screen.getByText('执照.png')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('progress is shown, and the upload can be cancelled', async () => {
  const { onClose, user } = open({
    upload: (_, { signal, onProgress }) => {
      onProgress(40);
      return new Promise((_, reject) =>
        signal.addEventListener('abort', () => reject(new ApiError({ kind: 'aborted', message: '' }))),
      );
    },
  });
  await user.upload(input(), picture);
  await user.click(sendButton());
  expect(await screen.findByRole('status')).toHaveTextContent('40%');
  await user.click(screen.getByRole('button', { name: '取消上传' }));
  expect(await screen.findByText('上传已取消')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('nothing is uploaded without consent', async () => {
  const { sent, user } = open({ confirm: async () => false });
  await user.upload(input(), picture);
  await user.click(sendButton());
  expect(sent).toEqual([]);
});
