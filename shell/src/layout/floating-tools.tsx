import { limits } from 'shared-kernel/domain';
import styles from './floating-tools.module.css';
import { Flyout } from './flyout';
import { Icon } from './icon';
import { CustomerQrCode } from './qr-code';
import { useScrolledPast } from './use-scrolled-past';

/** At the lower right: customer service, and the way back to the top of a long page. */
export function FloatingTools() {
  const isLow = useScrolledPast(limits.backToTopPx);
  const label = (
    <>
      <Icon name="headset" size={20} />
      <span className={styles['name']}>在线客服</span>
    </>
  );
  return (
    <aside className={styles['tools']} data-floats aria-label="快捷工具">
      <Flyout label={label} triggerClassName={styles['tool']} side="beside">
        <CustomerQrCode />
      </Flyout>
      {isLow && (
        <button
          type="button"
          className={styles['tool']}
          onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
        >
          <Icon name="to-top" size={20} />
          <span className={styles['name']}>回到顶部</span>
        </button>
      )}
    </aside>
  );
}
