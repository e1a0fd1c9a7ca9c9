import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Intention } from './intention';
import { useOnePress } from './use-one-press';

const always = () => '';

/**
 * The pending state and the result of something that the buyer starts and that takes several calls, or a
 * file. A second start while it is pending is ignored, because the second click of a double click can arrive
 * before the page shows the busy state. Its calls refetch what they make stale, as any others.
 */
export function useTask<Result = void, Given = void>(
  run: (given: Given) => Promise<Result>,
  options: Omit<UseMutationOptions<Result, Error, Given>, 'mutationFn'> = {},
): UseMutationResult<Result, Error, Given> {
  const [intention] = useState(() => new Intention());
  return useOnePress(useMutation({ ...options, mutationFn: run }), intention, always);
}
