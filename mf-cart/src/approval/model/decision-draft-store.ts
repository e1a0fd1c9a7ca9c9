import { draftsById } from '../../model/drafts-by-id-store';

export interface DecisionDraft {
  verdict: 'approved' | 'refused';
  words: string;
}

/** Decisions that are being made, by the id of the approval. */
export const {
  useDraft: useDecisionDraft,
  keep: keepDecision,
  forget: forgetDecision,
} = draftsById<DecisionDraft>('approvalDecisions');
