import { company } from 'shared-kernel/domain';
import directions from '../company/directions.json' with { type: 'json' };
import map from '../company/map.svg';
import styles from './contact-map.module.css';

/** On a screen that the map is too wide for, its middle, where the company is. */
function showMiddle(frame: HTMLElement | null) {
  if (frame) frame.scrollLeft = 0.6 * (frame.scrollWidth - frame.clientWidth);
}

/** The way to the company, drawn and in words. */
export function ContactMap() {
  return (
    <section className={styles['way']} aria-labelledby="contact-way">
      <h2 id="contact-way">来访路线</h2>
      <figure className={styles['drawn']}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, by keyboard, too */}
        <section ref={showMiddle} className={styles['map']} tabIndex={0} aria-label="示意地图">
          <img src={map} alt={`${company.address}附近的示意地图`} width="960" height="420" loading="lazy" />
        </section>
        <figcaption>示意图，未按比例绘制</figcaption>
      </figure>
      <dl className={styles['words']}>
        {directions.map(({ by, text }) => (
          <div key={by}>
            <dt>{by}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
