import type { Composition } from 'shared-kernel/federation';
import { showOverrideBadge } from './override-badge';
import { applyOverrides, readOverrides } from './overrides';

/** What this tab shows: what was released, or that with overrides and a badge that says so. */
export function takeOverrides(released: Composition): Composition {
  const overrides = readOverrides(released);
  if (Object.keys(overrides).length === 0) return released;
  showOverrideBadge(overrides);
  return applyOverrides(released, overrides);
}
