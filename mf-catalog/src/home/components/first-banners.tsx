import { FailedState } from 'shared-kernel/ui';
import { useBanners } from '../api/list-banners';
import { BannerCarousel } from './banner-carousel';
import styles from './first-banners.module.css';

/** The banners of position index, the first thing on the home page. */
export function FirstBanners({ scrollToCategory }: { scrollToCategory: (categoryId: string) => boolean }) {
  const { data: banners, error, isFetching, refetch } = useBanners('index');
  return (
    <div className={styles['place']} aria-busy={!banners && !error}>
      {banners && (
        <BannerCarousel
          label="主推产品"
          banners={banners}
          scrollToCategory={scrollToCategory}
          isFirstContent
        />
      )}
      {error && !banners && <FailedState error={error} onRetry={refetch} retrying={isFetching} />}
    </div>
  );
}
