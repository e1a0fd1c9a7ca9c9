import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { confirmDialog } from 'shared-kernel/ui';
import { hasTypedText } from '../page-cache/typed-fields';
import { useRemotesState } from '../remotes/remotes-context';

/** Somebody who came to a page so recently has hardly begun there, in milliseconds. */
const justCame = 12_000;

let leaving: Promise<boolean> | undefined;

/** Takes a new document, after asking where that loses what was typed. False when the buyer stays. */
async function leaveDocument(): Promise<boolean> {
  const leaves =
    !hasTypedText() ||
    (await confirmDialog({
      title: '商城已更新',
      content: '刷新后才能使用更新后的页面。您在页面中已填写、尚未提交的内容，刷新后需要重新填写。',
      okText: '立即刷新',
      cancelText: '稍后',
    }).catch(() => true));
  if (leaves) window.location.reload();
  return leaves;
}

/**
 * Leaves a document whose version of an app was taken back: when a page is come to, or was a moment ago. What goes out of
 * date while the buyer works on it stays until they move on.
 * @returns whether the buyer has chosen to stay
 */
export function useLeaveWithdrawn(app: string): boolean {
  const isOutdated = useRemotesState().outdated.has(app);
  const { key } = useLocation();
  const [stays, setStays] = useState(false);
  const cameAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another visit
  useEffect(() => {
    cameAt.current = Date.now();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another visit
  useEffect(() => {
    if (!isOutdated || Date.now() - cameAt.current > justCame) return;
    leaving ??= leaveDocument().finally(() => {
      leaving = undefined;
    });
    void leaving.then((leaves) => setStays(!leaves));
  }, [isOutdated, key]);

  return stays;
}
