import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from 'shared-kernel/ui';
import { Icon } from '../layout/icon';
import { whenIdle } from '../loading/when-idle';
import { savesData } from '../network/saves-data';
import styles from './login-loop.module.css';
import mp4 from './loop.mp4';
import webm from './loop.webm';

const stillWanted = '(prefers-reduced-motion: reduce), (width < 992px)';

/**
 * The moving picture behind the login, over the poster that it begins with. It is asked for once the page is at rest,
 * and never by a browser that wants little motion, little data, or that has no room for it.
 */
export function LoginLoop() {
  const [wanted, setWanted] = useState(false);
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const still = window.matchMedia(stillWanted);
    const decide = () => setWanted(!still.matches && !savesData());
    const callOff = whenIdle(decide);
    still.addEventListener('change', decide);
    return () => {
      callOff();
      still.removeEventListener('change', decide);
    };
  }, []);

  if (!wanted) return null;
  const toggle = () => (playing ? video.current?.pause() : video.current?.play());
  return (
    <>
      <video
        ref={video}
        className={styles['loop']}
        aria-hidden="true"
        tabIndex={-1}
        width="1920"
        height="1080"
        muted
        loop
        autoPlay
        playsInline
        disablePictureInPicture
        onPlaying={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button type="button" className={styles['toggle']} onClick={toggle}>
        <Icon name={playing ? 'pause' : 'play'} size={16} />
        <VisuallyHidden>{playing ? '暂停背景动画' : '播放背景动画'}</VisuallyHidden>
      </button>
    </>
  );
}
