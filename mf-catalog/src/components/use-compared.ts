import { useSyncExternalStore } from 'react';
import { type ComparedProduct, readCompared, subscribeToCompared } from '../model/compared-store';

// What a build draws before any browser has it.
const none: readonly ComparedProduct[] = [];

/** What is chosen to be compared in this browser, in all its tabs. */
export const useCompared = (): readonly ComparedProduct[] =>
  useSyncExternalStore(subscribeToCompared, readCompared, () => none);
