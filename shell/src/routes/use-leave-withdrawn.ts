import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasTypedText } from '../page-cache/typed-fields';
import { useRemotesState } from '../remotes/remotes-context';

/** Somebody who came to a page so recently has hardly begun there, in milliseconds. */
const justCame = 12_000;

/** The question that is open: whether it leaves the document, and the apps of which it is urgent. */
export const question: { leaves?: Promise<boolean> | undefined; readonly urgentOf: Set<string> } = {
  urgentOf: new Set(),
};
/** Apps whose version the buyer has chosen to stay with; they are not asked again in this document. */
const stayedWith = new Set<string>();

/** The questions load when they are asked; where they do not come, the new document does. */
const askToLeave = (asks: boolean, isUrgent: boolean): Promise<boolean> =>
  import('./leave-document')
    .then(({ leaveDocument }) => leaveDocument(asks, isUrgent))
    .catch(() => {
      window.location.reload();
      return true;
    });

/**
 * Leaves a document whose version of an app was taken back: when a page is come to, or was a moment ago. What goes out of
 * date while the buyer works on it stays until they move on, unless it is urgent. Who has chosen to stay is asked once.
 * @returns whether the buyer has chosen to stay, which the page goes on saying
 */
export function useLeaveWithdrawn(app: string): boolean {
  const { outdated, urgent } = useRemotesState();
  const [isOutdated, isUrgent] = [outdated.has(app), urgent.has(app)];
  const { key } = useLocation();
  const [, setAnswers] = useState(0);
  const cameAt = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another visit
  useEffect(() => {
    cameAt.current = Date.now();
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another location is another visit
  useEffect(() => {
    const isAtWork = Date.now() - cameAt.current > justCame;
    if (!isOutdated || stayedWith.has(app) || (isAtWork && !isUrgent)) return;
    if (isUrgent) question.urgentOf.add(app);
    question.leaves ??= askToLeave(isAtWork || hasTypedText(), isUrgent).finally(() => {
      question.leaves = undefined;
      question.urgentOf.clear();
    });
    void question.leaves.then((leaves) => {
      if (!leaves) stayedWith.add(app);
      setAnswers((answers) => answers + 1);
    });
  }, [isOutdated, isUrgent, key]);

  return isOutdated && stayedWith.has(app);
}
