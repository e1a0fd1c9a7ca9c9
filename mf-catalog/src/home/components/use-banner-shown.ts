import { useEffect } from 'react';
import type { Banner } from 'shared-kernel/contracts';
import { trackEvent } from 'shared-kernel/telemetry';

const told = new Set<string>();

/** Tells of a banner that a person can see, once for each opening of the shop. */
export function useBannerShown({ id, position }: Banner, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || told.has(id)) return;
    told.add(id);
    trackEvent('banner-shown', { bannerId: id, position });
  }, [id, position, isShown]);
}
