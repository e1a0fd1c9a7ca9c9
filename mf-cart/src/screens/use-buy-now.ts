import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { MemberCartSku } from 'shared-kernel/contracts';
import { isOrderable } from '../model/cart-lines';
import type { CartEdits } from './cart-edits';

/**
 * Selects the line that "buy now" leads to (`?skuId=`), once for each time the buyer comes this way.
 * @returns the line's SKU, to bring it into view
 */
export function useBuyNow(lines: readonly MemberCartSku[], edits: CartEdits): string | null {
  const skuId = useSearchParams()[0].get('skuId');
  const { key } = useLocation();
  const handled = useRef<string | null>(null);
  const line = lines.find((one) => one.skuId === skuId);
  useEffect(() => {
    if (!line || handled.current === key) return;
    handled.current = key;
    if (!line.selected && isOrderable(line)) edits.select([line.id], true);
  }, [line, key, edits]);
  return line ? skuId : null;
}
