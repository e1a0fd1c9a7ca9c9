import { useCallMutation } from 'shared-kernel/calls';
import { toast } from 'shared-kernel/ui';
import { type AnswerDraft, forgetAnswer } from '../model/answer-draft-store';

interface Answered {
  id: string;
  version: number;
}

/** Sends answers to lines of a request. */
export function useAnswers(requestId: string) {
  const change = useCallMutation('purchaseRequest/line/change', { silent: true, untilFresh: true });
  const refusal = useCallMutation('purchaseRequest/line/refuse', { silent: true, untilFresh: true });
  const failed = change.error ? change.variables?.lineId : undefined;

  return {
    /** @param draftId under which the draft is kept */
    send(draftId: string, lines: readonly Answered[], { kind, count, reason }: AnswerDraft): void {
      const [first] = lines;
      if (!first) return;
      const done = (text: string) => () => {
        forgetAnswer(draftId);
        void toast.success(text);
      };
      if (kind === 'change') {
        const { id: lineId, version } = first;
        change.mutate({ id: requestId, lineId, version, count, reason }, { onSuccess: done('数量已修改') });
        return;
      }
      const lineIds = lines.map(({ id }) => id);
      refusal.mutate({ id: requestId, lineIds, reason }, { onSuccess: done('已告知申请人') });
    },
    isPending: change.isPending || refusal.isPending,
    /** Why the server refused the last answer to a line. */
    problemOf(lineId: string): string | null {
      if (failed === lineId) return change.error?.message ?? null;
      return refusal.variables?.lineIds.includes(lineId) ? (refusal.error?.message ?? null) : null;
    },
  };
}

export type Answers = ReturnType<typeof useAnswers>;
