import { draftsById } from '../../model/drafts-by-id-store';

/** An answer to lines of a request that is being typed. */
export interface AnswerDraft {
  kind: 'change' | 'refuse';
  count: number;
  reason: string;
}

/** Open answers, by the id of the line, or a name for all that is chosen of a request. */
export const {
  useDraft: useAnswerDraft,
  keep: keepAnswer,
  forget: forgetAnswer,
} = draftsById<AnswerDraft>('requestAnswers');
