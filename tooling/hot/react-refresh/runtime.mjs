// React Refresh, which also tells of its edits where React itself is not one that it knows.

import { getFamilyByType as familyByType, performReactRefresh as refresh } from 'react-refresh-itself';
import { showEdits } from '../views.mjs';

export {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  register,
} from 'react-refresh-itself';

/** @type {(type: unknown) => import('../views.mjs').Family | undefined} */
export const getFamilyByType = familyByType;

export function performReactRefresh() {
  /** @type {import('../views.mjs').Edited | null} */
  const edited = refresh();
  if (edited) showEdits(edited);
  return edited;
}
