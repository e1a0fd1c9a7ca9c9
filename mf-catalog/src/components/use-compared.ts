import { useSyncExternalStore } from 'react';
import {
  type ComparedProduct,
  noneCompared,
  readCompared,
  subscribeToCompared,
} from '../model/compared-store';

/** The products chosen for comparison in this browser, in all its tabs. */
export const useCompared = (): readonly ComparedProduct[] =>
  useSyncExternalStore(subscribeToCompared, readCompared, () => noneCompared);
