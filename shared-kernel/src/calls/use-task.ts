import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Intention } from './intention';
import { useOnePress } from './use-one-press';

const always = () => '';

/**
 * Something that the buyer starts and that takes more than one call, or a file: whether it is under way, and how it
 * ended. Started again while it is under way it goes on once, since the second of two clicks can come before the page shows
 * that it is busy. Its calls say what they make stale as any other.
 */
export function useTask<Result = void, Given = void>(
  run: (given: Given) => Promise<Result>,
  options: Omit<UseMutationOptions<Result, Error, Given>, 'mutationFn'> = {},
): UseMutationResult<Result, Error, Given> {
  const [intention] = useState(() => new Intention());
  return useOnePress(useMutation({ ...options, mutationFn: run }), intention, always);
}
