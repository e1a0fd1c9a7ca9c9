import type { Banner } from 'shared-kernel/contracts';
import styles from './ad-banner.module.css';
import { BannerLink } from './banner-link';
import { BannerPicture } from './banner-picture';
import { useNearView } from './use-near-view';

export interface AdBannerProps {
  banner: Banner;
  scrollToCategory: (categoryId: string) => boolean;
}

/** An advertisement between sections; its picture is fetched when it comes near the view. */
export function AdBanner({ banner, scrollToCategory }: AdBannerProps) {
  const [ref, isNear] = useNearView<HTMLDivElement>();
  return (
    <div ref={ref} className={styles['place']}>
      <BannerLink banner={banner} className={styles['link']} scrollToCategory={scrollToCategory}>
        {isNear && <BannerPicture banner={banner} narrowBelow={640} />}
        {banner.actionText && <span className={styles['action']}>{banner.actionText}</span>}
      </BannerLink>
    </div>
  );
}
