import type { Composition } from 'shared-kernel/federation';
import { showOverrideBadge } from './override-badge';
import { applyOverrides, readOverrides } from './overrides';
import { readSwitchedOff, withoutRemotes } from './switched-off';

/** What this tab shows: what was released, or that with what a developer chose for it and a badge that says so. */
export function takeOverrides(released: Composition): Composition {
  const overrides = readOverrides(released);
  const off = readSwitchedOff(released);
  if (Object.keys(overrides).length === 0 && off.length === 0) return released;
  showOverrideBadge(overrides, off);
  return withoutRemotes(applyOverrides(released, overrides), off);
}
