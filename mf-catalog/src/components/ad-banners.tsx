import { useBanners } from '../api/list-banners';
import styles from './ad-banners.module.css';
import { BannerLink } from './banner-link';
import { useNearView } from './use-near-view';

/** Advertisements side by side, loaded when they come near the view. */
export function AdBanners({ scrollToCategory }: { scrollToCategory: (categoryId: string) => boolean }) {
  const [ref, isNear] = useNearView<HTMLElement>();
  const { data: banners, isError } = useBanners('ad', { enabled: isNear });
  if (isError || banners?.length === 0) return null;
  return (
    <section ref={ref} className={styles['row']} aria-label="活动" aria-busy={!banners}>
      {banners?.map((banner) => (
        <BannerLink
          key={banner.id}
          banner={banner}
          className={styles['banner']}
          scrollToCategory={scrollToCategory}
        >
          <img src={banner.imageUrl} alt="" loading="lazy" />
          <span className={styles['text']}>
            <strong>{banner.title}</strong>
            {banner.subtitle && <span>{banner.subtitle}</span>}
            {banner.actionText && <span className={styles['action']}>{banner.actionText}</span>}
          </span>
        </BannerLink>
      ))}
    </section>
  );
}
