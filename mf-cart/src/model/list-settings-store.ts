import { draftsById } from './drafts-by-id-store';
import type { ListSettings } from './list-settings';

/** Names of lists that are being typed, by the id of the list. */
export const {
  useDraft: useListSettings,
  keep: keepListSettings,
  forget: forgetListSettings,
} = draftsById<ListSettings>('listSettings');

/** The id of a list that is not there yet. */
export const newList = 'new';
