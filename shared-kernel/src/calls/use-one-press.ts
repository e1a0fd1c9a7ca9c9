import type { MutateOptions, UseMutationResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Intention } from './intention';

/**
 * A mutation that a double click starts once: the second click joins the first (`Intention`). @param
 * meaningOf a stable function
 */
export function useOnePress<Result, Failure extends Error, Given>(
  mutation: UseMutationResult<Result, Failure, Given>,
  intention: Intention,
  meaningOf: (given: Given) => string,
): UseMutationResult<Result, Failure, Given> {
  const make = mutation.mutateAsync;
  const mutateAsync = useCallback(
    (...asked: [Given, MutateOptions<Result, Failure, Given>?]) =>
      intention.press(meaningOf(asked[0]), () => make(...(asked as Parameters<typeof make>))),
    [intention, make, meaningOf],
  );
  const mutate = useCallback(
    (...asked: Parameters<typeof mutateAsync>) => void mutateAsync(...asked).catch(() => {}),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync } as UseMutationResult<Result, Failure, Given>;
}
