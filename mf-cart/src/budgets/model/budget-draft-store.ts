import { draftsById } from '../../model/drafts-by-id-store';
import type { BudgetDraft } from './budget-draft';

/** Budgets that are being typed, by their id; a new one has `new`. */
export const {
  useDraft: useBudgetDraft,
  keep: keepBudget,
  forget: forgetBudget,
} = draftsById<BudgetDraft>('budgets');
