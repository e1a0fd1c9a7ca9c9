import { useCall } from 'shared-kernel/calls';
import { QueryView } from 'shared-kernel/ui';
import { BannerCarousel } from './banner-carousel';
import styles from './first-banners.module.css';

/** The banners of position index, the first thing on the home page. */
export function FirstBanners({ scrollToCategory }: { scrollToCategory: (categoryId: string) => boolean }) {
  const banners = useCall('banner/list', { position: 'index' });
  return (
    <div className={styles['place']}>
      <QueryView name="主推产品" query={banners} skeleton={null}>
        {(banners) => (
          <BannerCarousel
            label="主推产品"
            banners={banners}
            scrollToCategory={scrollToCategory}
            isFirstContent
          />
        )}
      </QueryView>
    </div>
  );
}
