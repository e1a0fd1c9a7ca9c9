import type { Banner } from 'shared-kernel/contracts';
import styles from './ad-banner.module.css';
import { BannerLink } from './banner-link';
import { BannerPicture } from './banner-picture';
import { BannerWords } from './banner-words';
import { useNearView } from './use-near-view';

export interface AdBannerProps {
  banner: Banner;
  scrollToCategory: (categoryId: string) => boolean;
}

/** An advertisement between sections. */
export function AdBanner({ banner, scrollToCategory }: AdBannerProps) {
  const [place, isShown] = useNearView<HTMLDivElement>('0px');
  return (
    <div ref={place} className={styles['place']}>
      <BannerLink
        banner={banner}
        isShown={isShown}
        className={styles['link']}
        scrollToCategory={scrollToCategory}
      >
        <BannerPicture banner={banner} narrowBelow={640} isLazy />
        <BannerWords banner={banner} size="strip" />
      </BannerLink>
    </div>
  );
}
