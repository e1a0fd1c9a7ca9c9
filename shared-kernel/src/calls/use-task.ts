import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';

/**
 * Something that the buyer starts and that takes more than one call, or a file: whether it is under way, and how it
 * ended. Its calls say what they make stale as any other.
 */
export const useTask = <Result = void, Given = void>(
  run: (given: Given) => Promise<Result>,
  options: Omit<UseMutationOptions<Result, Error, Given>, 'mutationFn'> = {},
): UseMutationResult<Result, Error, Given> => useMutation({ ...options, mutationFn: run });
