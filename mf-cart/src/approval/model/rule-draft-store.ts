import { draftsById } from '../../model/drafts-by-id-store';
import type { RuleDraft } from './approval-rules';

/** Rules that are being typed, by their id; a new one has `new`. */
export const {
  useDraft: useRuleDraft,
  keep: keepRule,
  forget: forgetRule,
} = draftsById<RuleDraft>('approvalRules');
