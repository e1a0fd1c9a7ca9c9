import { useSyncExternalStore } from 'react';
import { type ComparedProduct, readCompared, subscribeToCompared } from '../model/compared-store';

// Server snapshot, for prerendering.
const none: readonly ComparedProduct[] = [];

/** The products chosen for comparison in this browser, in all its tabs. */
export const useCompared = (): readonly ComparedProduct[] =>
  useSyncExternalStore(subscribeToCompared, readCompared, () => none);
