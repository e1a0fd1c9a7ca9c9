import { confirmDialog } from 'shared-kernel/ui';

const question = {
  title: '商城已更新',
  content: '刷新后才能使用更新后的页面。您在页面中已填写、尚未提交的内容，刷新后需要重新填写。',
  okText: '立即刷新',
  cancelText: '稍后',
};
const urgentQuestion = {
  title: '本页需要刷新',
  content: '本页的版本已停用，继续操作可能得到错误的结果。请刷新并核对后再提交；尚未提交的内容需要重新填写。',
  okText: '立即刷新',
  cancelText: '暂不刷新',
};

/** Takes a new document, after asking where that loses something. False when the buyer stays. */
export async function leaveDocument(asks: boolean, isUrgent: boolean): Promise<boolean> {
  const leaves = !asks || (await confirmDialog(isUrgent ? urgentQuestion : question).catch(() => true));
  if (leaves) window.location.reload();
  return leaves;
}
