import { limits } from 'shared-kernel/domain';

/** Layout of a grid of product cards, in pixels. */
export interface GridForm {
  columns: number;
  rowHeight: number;
  gap: number;
}

const narrowestCard = 156;

/** 4 columns on wide screens; on narrow ones as many as fit, at least 2. */
export function gridForm(screenWidth: number, listWidth: number): GridForm {
  if (screenWidth >= limits.mobileBreakpointPx) return { columns: 4, rowHeight: 340, gap: 16 };
  const gap = 12;
  return { columns: Math.max(2, Math.floor((listWidth + gap) / (narrowestCard + gap))), rowHeight: 284, gap };
}
