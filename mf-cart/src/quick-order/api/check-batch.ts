import { useMemo, useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { BatchResult, BatchRow } from 'shared-kernel/contracts';
import { batchRowKey } from '../model/quick-order';

export type BatchAnswers = ReadonlyMap<string, BatchResult>;

const nothing: BatchAnswers = new Map();

/** Checks what adding rows to the cart would do; earlier results stay until the reply. */
export function useBatchCheck(rows: BatchRow[]) {
  const check = useCall('memberCart/addBatch', rows.length > 0 ? { rows, checkOnly: true } : null);
  const results = check.data?.results;
  const answers = useMemo(() => results && pair(rows, results), [rows, results]);
  const [known, setKnown] = useState(nothing);
  if (answers && answers !== known) setKnown(answers);
  const { error, isFetching, refetch } = check;
  return { data: answers ?? known, error, isFetching, refetch };
}

const pair = (rows: readonly BatchRow[], results: readonly BatchResult[]): BatchAnswers =>
  new Map(
    rows.flatMap((row, index) => {
      const result = results[index];
      return result ? [[batchRowKey(row), result] as const] : [];
    }),
  );
