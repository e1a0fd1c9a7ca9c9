import { draftsById } from '../model/drafts-by-id-store';

/** Ids that the buyer has chosen, or left out, on a page; by the name of the page. */
export const {
  useDraft: useChoice,
  keep: keepChoice,
  forget: forgetChoice,
} = draftsById<readonly string[]>('choices');
