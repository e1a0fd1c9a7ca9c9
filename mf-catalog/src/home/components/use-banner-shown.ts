import { useEffect } from 'react';
import type { Banner } from 'shared-kernel/contracts';
import { trackEvent } from 'shared-kernel/telemetry';

const told = new Set<string>();

/** Reports a visible banner, once per document. */
export function useBannerShown({ id, position }: Banner, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || told.has(id)) return;
    told.add(id);
    trackEvent('banner-shown', { bannerId: id, position });
  }, [id, position, isShown]);
}
