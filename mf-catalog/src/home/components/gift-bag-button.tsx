import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { trackEvent } from 'shared-kernel/telemetry';
import { ButtonLink } from 'shared-kernel/ui';
import { GiftIcon } from '../../components/icons';
import styles from './gift-bag-button.module.css';

/** The floating gift-bag button: a description of the activity, and the buyer's waiting packs. */
export function GiftBagButton() {
  const isBuyer = useSession() !== null;
  const { data: todo } = useCall('client/todo', {}, { enabled: isBuyer });
  const waiting = todo?.giftPacksToConfigure ?? 0;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (waiting > 0) trackEvent('gift-shown', { waiting });
  }, [waiting]);

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
    };
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setIsOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside acts; Escape closes what it opened
    <div ref={root} className={styles['gift']} data-floats onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles['button']}
        aria-label={waiting > 0 ? `礼包活动，${waiting} 个礼包待配置` : '礼包活动'}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => {
          if (!isOpen) trackEvent('gift-click', { waiting });
          setIsOpen(!isOpen);
        }}
      >
        <GiftIcon size={22} />
        <span className={styles['name']}>礼包活动</span>
        {waiting > 0 && <b>{waiting}</b>}
      </button>
      {isOpen && (
        <div id={panelId} className={styles['panel']}>
          <h2>下单有礼</h2>
          <ul className={styles['rules']}>
            <li>首单礼包：请在有效期内配置，逾期作废</li>
            <li>订单礼包：请在厂家审核前配置，逾期不再赠送</li>
          </ul>
          {todo && todo.giftPacks.length > 0 && (
            <ul className={styles['packs']} aria-label="待配置的礼包">
              {todo.giftPacks.map(({ orderId, no, expireDate }) => (
                <li key={orderId}>
                  <Link to={pathTo('/orderCenter/orderDetail', { id: orderId })}>
                    <span>订单 {no}</span>
                    <small>{expireDate ? `请于 ${expireDate} 前配置` : '请在厂家审核前配置'}</small>
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {isBuyer ? (
            <ButtonLink kind={waiting > 0 ? 'secondary' : 'primary'} block to={pathTo('/orderCenter')}>
              查看我的订单
            </ButtonLink>
          ) : (
            <ButtonLink kind="primary" block to={pathTo('/login')}>
              登录查看我的礼包
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}
