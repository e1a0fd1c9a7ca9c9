import { formatCount } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import { NoticeStrip } from './notice-strip';

export interface HeldBackNoticeProps {
  /** Number of unsent changes. */
  count: number;
  onRetry: () => void;
}

/** Notice that changes are held until the connection is back. */
export function HeldBackNotice({ count, onRetry }: HeldBackNoticeProps) {
  return (
    <div role="status">
      {count > 0 && (
        <NoticeStrip
          action={
            <Button kind="text" onClick={onRetry}>
              立即重试
            </Button>
          }
        >
          网络连接中断，{formatCount(count, '处')}修改已为您保留，恢复后将自动保存
        </NoticeStrip>
      )}
    </div>
  );
}
