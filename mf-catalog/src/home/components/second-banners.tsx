import { useCall } from 'shared-kernel/calls';
import { useMedia } from 'shared-kernel/ui';
import { BannerCarousel } from './banner-carousel';
import styles from './second-banners.module.css';
import { useNearView } from './use-near-view';

/**
 * The banners of position index2, a strip further down; the page is complete without them. In wide windows,
 * where they are often near the viewport, they are a preloaded call; their pictures load when they are near.
 */
export function SecondBanners({ scrollToCategory }: { scrollToCategory: (categoryId: string) => boolean }) {
  const [ref, isNear] = useNearView<HTMLDivElement>();
  const isWide = useMedia('(width >= 992px)');
  const isAsked = isNear || isWide;
  const { data: banners, isError } = useCall('banner/list', isAsked ? { position: 'index2' } : null);
  if ((isError && !banners) || banners?.length === 0) return null;
  return (
    <div ref={ref} className={styles['place']} aria-busy={!banners || !isNear}>
      {banners && isNear && (
        <BannerCarousel label="精选推荐" banners={banners} scrollToCategory={scrollToCategory} look="band" />
      )}
    </div>
  );
}
