import { useCall } from 'shared-kernel/calls';
import { QueryView } from 'shared-kernel/ui';
import { BannerCarousel } from './banner-carousel';
import styles from './first-banners.module.css';

export interface FirstBannersProps {
  scrollToCategory: (categoryId: string) => boolean;
  look?: 'stage' | 'page';
}

/** The banners of position index: first on the home page for visitors, below the reorder list for buyers. */
export function FirstBanners({ scrollToCategory, look = 'stage' }: FirstBannersProps) {
  const banners = useCall('banner/list', { position: 'index' });
  return (
    <div className={styles['place']}>
      <QueryView name="主推产品" query={banners} skeleton={null}>
        {(banners) => (
          <BannerCarousel
            label="主推产品"
            banners={banners}
            scrollToCategory={scrollToCategory}
            look={look}
            isFirstContent={look === 'stage'}
          />
        )}
      </QueryView>
    </div>
  );
}
