import type { Message, UserInfo, VipInfo } from '../../contracts';
import type { Session } from '../../session';

/** A logged-in buyer; a direct client by default. */
export const aSession = (user: Partial<UserInfo> = {}): Session => ({
  token: 'token-1',
  user: { id: 'client-1', clientName: '临江市第一人民医院', clientType: 1, ...user },
});

export const aVipInfo = (over: Partial<VipInfo> = {}): VipInfo => ({
  vipLevel: 3,
  vipLevelName: '金牌会员',
  registerDate: '2022-03-01',
  unitQty: 1280,
  upgradeUnitQty: 3000,
  ...over,
});

export const aMessage = (over: Partial<Message> = {}): Message => ({
  id: 'message-1',
  type: 'order',
  title: '订单已发货',
  content: '订单 SO20240501001 已发货，请注意查收。',
  createTime: '2024-05-02 10:00:00',
  read: false,
  orderId: 'order-1',
  productId: null,
  ...over,
});
