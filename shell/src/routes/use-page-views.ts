import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { trackEvent } from 'shared-kernel/telemetry';

/** Tells the analytics service of each page that is opened. */
export function usePageViews() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each history entry is a view
  useEffect(() => trackEvent('page-view'), [key]);
}
