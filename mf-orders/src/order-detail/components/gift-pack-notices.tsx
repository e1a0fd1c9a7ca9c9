import { Allowed, useCall } from 'shared-kernel/calls';
import type { Order } from 'shared-kernel/contracts';
import { ButtonLink } from 'shared-kernel/ui';
import { giftPackPrompts } from '../model/gift-pack-prompts';
import styles from './gift-pack-notices.module.css';

/** The gift packs of an order; nothing if there are none or they failed to load. */
export function GiftPackNotices({ order }: { order: Order }) {
  const asked = { orderId: order.id };
  const { data: packs } = useCall('giftpacks/order/giftpacksinfo', asked, { refetchOnWindowFocus: true });
  if (!packs) return null;
  return giftPackPrompts(order, packs).map(({ text, action, to, waits }) => (
    <p key={to} className={styles['notice']} data-waits={waits}>
      <span>{text}</span>
      {waits ? (
        <Allowed call="giftpacks/order/submit">
          <ButtonLink to={to} kind="primary">
            {action}
          </ButtonLink>
        </Allowed>
      ) : (
        <ButtonLink to={to}>{action}</ButtonLink>
      )}
    </p>
  ));
}
