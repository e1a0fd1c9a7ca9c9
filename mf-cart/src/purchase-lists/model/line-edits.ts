import type { PurchaseListLine } from 'shared-kernel/contracts';

/** What a buyer changes in a line. */
export interface LineEdit {
  count: number;
  note: string;
}

/** An edit on its way, with the names of its line, which somebody else may remove meanwhile. */
export interface PendingEdit extends LineEdit {
  /** The version that the buyer saw. */
  version: number;
  productName: string;
  unitName: string;
}

/** An edit that the server refused, with its reason. */
export interface RefusedEdit extends PendingEdit {
  message: string;
}

export const editOf = (
  { version, sku: { productName, unitName } }: PurchaseListLine,
  { count, note }: LineEdit,
): PendingEdit => ({ version, count, note, productName, unitName });

export const isSameEdit = (one: LineEdit, other: LineEdit): boolean =>
  one.count === other.count && one.note === other.note;

/** The server's lines with the pending edits applied; a further edit has the version that the buyer saw first. */
export const withEdits = (
  lines: readonly PurchaseListLine[],
  pending: ReadonlyMap<string, PendingEdit>,
): PurchaseListLine[] =>
  lines.map((line) => {
    const edit = pending.get(line.id);
    return edit ? { ...line, version: edit.version, count: edit.count, note: edit.note } : line;
  });
