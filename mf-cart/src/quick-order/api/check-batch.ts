import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BatchResult, BatchRow } from 'shared-kernel/contracts';
import { api } from 'shared-kernel/http';

/** Begins the keys of all checks, which are out of date once the cart has changed. */
export const batchCheckKey = 'memberCart/addBatch';

async function checkBatch(
  rows: BatchRow[],
  signal: AbortSignal,
): Promise<(readonly [BatchRow, BatchResult])[]> {
  const { results } = await api.post(
    'memberCart/addBatch',
    { rows, checkOnly: true },
    { signal, silent: true },
  );
  return rows.flatMap((row, index) => {
    const result = results[index];
    return result ? [[row, result] as const] : [];
  });
}

/** What would become of rows in the cart; what was known of others stays until the answer comes. */
export const useBatchCheck = (rows: BatchRow[]) =>
  useQuery({
    queryKey: [batchCheckKey, rows],
    queryFn: ({ signal }) => checkBatch(rows, signal),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
