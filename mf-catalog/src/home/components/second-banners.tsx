import { useCall } from 'shared-kernel/calls';
import { BannerCarousel } from './banner-carousel';
import styles from './second-banners.module.css';
import { useNearView } from './use-near-view';

/** The banners of position index2, a strip further down; the page is complete without them. */
export function SecondBanners({ scrollToCategory }: { scrollToCategory: (categoryId: string) => boolean }) {
  const [ref, isNear] = useNearView<HTMLDivElement>();
  const { data: banners, isError } = useCall('banner/list', isNear ? { position: 'index2' } : null);
  if ((isError && !banners) || banners?.length === 0) return null;
  return (
    <div ref={ref} className={styles['place']} aria-busy={!banners}>
      {banners && (
        <BannerCarousel label="精选推荐" banners={banners} scrollToCategory={scrollToCategory} look="band" />
      )}
    </div>
  );
}
