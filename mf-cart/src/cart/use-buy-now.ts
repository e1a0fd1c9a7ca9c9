import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { MemberCartSku } from 'shared-kernel/contracts';
import type { CartEdits } from '../api/cart-edits';
import { isOrderable } from '../model/cart-lines';
import type { Arrival } from './components/use-arrival';

/**
 * Selects the line that "buy now" links to (`?skuId=`), once per navigation.
 * @returns the arrival, to scroll to the line
 */
export function useBuyNow(lines: readonly MemberCartSku[], edits: CartEdits): Arrival | null {
  const skuId = useSearchParams()[0].get('skuId');
  const { key } = useLocation();
  const handled = useRef<string | null>(null);
  const line = lines.find((one) => one.skuId === skuId);
  useEffect(() => {
    if (!line || handled.current === key) return;
    handled.current = key;
    if (!line.selected && isOrderable(line)) edits.select([line.id], true);
  }, [line, key, edits]);
  return line ? { skuId: line.skuId, key } : null;
}
