import type { Banner } from 'shared-kernel/contracts';
import styles from './banner-words.module.css';

export interface BannerWordsProps {
  banner: Banner;
  /** As high as a page's first picture, a band across the page, or a strip between sections. */
  size: 'page' | 'band' | 'strip';
}

const sizes = { page: '', band: styles['band'], strip: styles['strip'] };

/** A banner's text and button over its scene; only the button where the words are drawn in the picture. */
export function BannerWords({ banner: { title, subtitle, actionText, ground }, size }: BannerWordsProps) {
  return (
    <span className={`${styles['words']} ${sizes[size]} ${styles[ground ?? 'drawn']}`}>
      {ground && (
        <span className={styles['type']}>
          <b className={styles['title']}>{title}</b>
          {subtitle && <span className={styles['subtitle']}>{subtitle}</span>}
        </span>
      )}
      {actionText && <span className={styles['action']}>{actionText}</span>}
    </span>
  );
}
