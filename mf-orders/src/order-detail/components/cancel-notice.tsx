import type { CancelRequest } from 'shared-kernel/contracts';
import { Notice } from './notice';

const titles: Readonly<Record<CancelRequest['verdict'], string>> = {
  waiting: '已申请取消，等待厂家答复',
  agreed: '取消申请已同意',
  refused: '取消申请未通过',
};

/** The state of a cancel request. */
export function CancelNotice({ request }: { request: CancelRequest }) {
  const { verdict, reason, time, answer, answerTime } = request;
  return (
    <Notice
      label="取消申请"
      urgent={verdict === 'refused'}
      title={answer ? `${titles[verdict]}：${answer}` : titles[verdict]}
    >
      {time} 申请：{reason}
      {answerTime && `　${answerTime} 答复`}
    </Notice>
  );
}
