import { useEffect, useMemo } from 'react';
import { useCall, useCallCache } from 'shared-kernel/calls';
import type { PurchaseListLine } from 'shared-kernel/contracts';
import { useStore } from 'zustand';
import { useFlushing, useHeldBack, usePending } from '../../components/use-outbox';
import { listEditsOf } from '../api/list-edits';
import { editOf, isSameEdit, type LineEdit, withEdits } from '../model/line-edits';

/** A list as the buyer sees it, including pending edits, and how its lines are edited. */
export function useList(id: string) {
  const calls = useCallCache();
  // Colleagues change it, too.
  const query = useCall('purchaseList/detail', { id }, { refetchOnWindowFocus: true });
  const { edits, outboxes, resume, forget, refused: refusals } = listEditsOf(calls, id);
  const refused = useStore(refusals);
  const pending = usePending(edits);
  const heldBack = useHeldBack(outboxes);
  useFlushing(outboxes);
  const isLoaded = query.data !== undefined;
  useEffect(() => {
    if (isLoaded) resume();
  }, [isLoaded, resume]);

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
