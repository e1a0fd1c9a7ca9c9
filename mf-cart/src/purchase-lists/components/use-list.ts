import { useEffect, useMemo, useRef, useState } from 'react';
import { useCall, useCallCache } from 'shared-kernel/calls';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { useFlushing, useHeldBack, usePending } from '../../components/use-outbox';
import { createListEdits } from '../api/list-edits';
import { editOf, isSameEdit, type LineEdit, type RefusedEdit, withEdits } from '../model/line-edits';

/** A list as the buyer sees it, including pending edits, and how its lines are edited. */
export function useList(id: string) {
  const calls = useCallCache();
  // Colleagues change it, too.
  const query = useCall('purchaseList/detail', { id }, { refetchOnWindowFocus: true });
  const [refused, setRefused] = useState<ReadonlyMap<string, RefusedEdit>>(new Map());
  const { edits, outboxes, resume } = useMemo(
    () => createListEdits(calls, id, (more) => setRefused((known) => new Map([...known, ...more]))),
    [calls, id],
  );
  const pending = usePending(edits);
  const heldBack = useHeldBack(outboxes);
  useFlushing(outboxes);
  const lines = query.data?.lines;
  const isResumed = useRef(false);
  useEffect(() => {
    if (!lines || isResumed.current) return;
    isResumed.current = true;
    resume(lines);
  }, [lines, resume]);

  const forget = (lineId: string) =>
    setRefused((known) => new Map([...known].filter(([one]) => one !== lineId)));
  const insist = (line: PurchaseListLine, edit: LineEdit) => {
    forget(line.id);
    edits.put([[line.id, editOf(line, edit)]]);
  };
  const list = useMemo(
    () => query.data && { ...query.data, lines: withEdits(query.data.lines, pending) },
    [query.data, pending],
  );
  return {
    query,
    list,
    refused,
    heldBack,
    forget,
    flush: () => edits.flush(),
    edit(line: PurchaseListLine, edit: LineEdit): void {
      const known = refused.get(line.id);
      // A field that is left repeats what was refused; that must not overwrite a colleague's value.
      if (!known || !isSameEdit(known, edit)) insist(line, edit);
    },
    /** Sends what was refused again, over what the line is now. */
    insist,
    /** Gives up what was typed in a line. */
    drop(lineId: string): void {
      edits.drop([lineId]);
      forget(lineId);
    },
  };
}
