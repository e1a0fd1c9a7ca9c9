import { type FocusEvent, useEffect, useState } from 'react';
import type { Banner } from 'shared-kernel/contracts';
import { limits } from 'shared-kernel/domain';
import { useMedia } from 'shared-kernel/ui';
import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../components/icons';
import { useSwipe } from '../../components/use-swipe';
import { turn } from '../model/carousel';
import styles from './banner-carousel.module.css';
import { BannerLink } from './banner-link';
import { BannerPicture } from './banner-picture';
import { BannerWords } from './banner-words';

export interface BannerCarouselProps {
  label: string;
  banners: readonly Banner[];
  scrollToCategory: (categoryId: string) => boolean;
  /** `stage`: high, beside other content. `page`: full width, the whole picture. `band`: a strip of it. */
  look?: 'stage' | 'page' | 'band';
  /** Its first picture is the page's largest contentful paint. */
  isFirstContent?: boolean;
}

/**
 * Banners that cross-fade every 6 s; paused while hovered, focused, or by the buyer
 * (docs/specification.md#home).
 */
export function BannerCarousel({
  label,
  banners,
  scrollToCategory,
  look = 'stage',
  isFirstContent = false,
}: BannerCarouselProps) {
  const count = banners.length;
  const [index, setIndex] = useState(0);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isPaused = chosen ?? isStill;
  const [isHeld, setIsHeld] = useState(false);
  // Pictures load one after the other, so that the first has the whole bandwidth.
  const [reached, setReached] = useState(0);

  const swipe = useSwipe((direction) => setIndex(turn(index, direction, count)));

  const runs = count > 1 && !isPaused && !isHeld;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setIndex(turn(index, 1, count)), limits.bannerAutoplayMs);
    return () => clearTimeout(timer);
  }, [runs, index, count]);

  // A click focuses, too, but must not pause the banners after the mouse has left.
  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setIsHeld(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsHeld(false);
  };

  return (
    <section
      className={`${styles['carousel']} ${look === 'stage' ? styles['stage'] : ''}`}
      aria-roledescription="轮播"
      aria-label={label}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={onFocus}
      onBlur={onBlur}
      {...swipe}
    >
      {banners.map((banner, place) => (
        // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form fields
        <div
          key={banner.id}
          className={`${styles['slide']} ${place === index ? styles['shown'] : ''}`}
          role="group"
          aria-roledescription="幻灯片"
          aria-label={`第 ${place + 1} 张，共 ${count} 张`}
          inert={place !== index}
        >
          <BannerLink
            banner={banner}
            isShown={place === index}
            className={styles['link']}
            scrollToCategory={scrollToCategory}
          >
            {(place <= reached || place === index) && (
              <BannerPicture
                banner={banner}
                narrowBelow={narrowBelow[look]}
                isFirstContent={isFirstContent && place === 0}
                onLoad={() => setReached((furthest) => Math.max(furthest, place + 1))}
              />
            )}
            <BannerWords banner={banner} size={look === 'band' ? 'band' : 'page'} />
          </BannerLink>
        </div>
      ))}
      {count > 1 && (
        <div className={styles['controls']}>
          {banners.map(({ id, title }, place) => (
            <button
              key={id}
              type="button"
              className={styles['dot']}
              aria-label={`第 ${place + 1} 张：${title}`}
              aria-current={place === index}
              onClick={() => setIndex(place)}
            />
          ))}
          <button
            type="button"
            className={styles['pause']}
            aria-label={isPaused ? '继续播放' : '暂停播放'}
            onClick={() => setChosen(!isPaused)}
          >
            {isPaused ? <PlayIcon size={14} /> : <PauseIcon size={14} />}
          </button>
        </div>
      )}
      {count > 1 && (
        <>
          <button
            type="button"
            className={`${styles['arrow']} ${styles['back']}`}
            aria-label="上一张"
            onClick={() => setIndex(turn(index, -1, count))}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className={`${styles['arrow']} ${styles['on']}`}
            aria-label="下一张"
            onClick={() => setIndex(turn(index, 1, count))}
          >
            <ChevronRightIcon />
          </button>
        </>
      )}
    </section>
  );
}

const narrowBelow = { stage: 1200, page: 992, band: 640 };
