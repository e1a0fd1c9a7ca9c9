import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Banner } from 'shared-kernel/contracts';
import { trackEvent } from 'shared-kernel/telemetry';
import { bannerTarget } from '../model/banner-target';
import { useBannerShown } from './use-banner-shown';

export interface BannerLinkProps {
  banner: Banner;
  /** Whether it is visible now. */
  isShown: boolean;
  className?: string | undefined;
  /** Scrolls to a category on this page; returns false when it is not here. */
  scrollToCategory: (categoryId: string) => boolean;
  children: ReactNode;
}

/**
 * A banner with its link: it scrolls to a category, or opens a page of the shop or another site
 * (docs/specification.md#home).
 */
export function BannerLink({ banner, isShown, className, scrollToCategory, children }: BannerLinkProps) {
  const { id: bannerId, position } = banner;
  useBannerShown(banner, isShown);
  const target = bannerTarget(banner.linkUrl, window.location.origin);
  const trackClick = () => trackEvent('banner-click', { bannerId, position });
  if (target.kind === 'none') return <div className={className}>{children}</div>;
  if (target.kind === 'site') {
    return (
      <a
        className={className}
        href={target.href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={trackClick}
      >
        {children}
      </a>
    );
  }
  const onClick = (event: MouseEvent) => {
    trackClick();
    const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (target.kind === 'category' && !elsewhere && scrollToCategory(target.categoryId))
      event.preventDefault();
  };
  return (
    <Link className={className} to={target.href} onClick={onClick}>
      {children}
    </Link>
  );
}
