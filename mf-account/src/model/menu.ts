import { pathTo } from 'shared-kernel/domain';
import type { MineMenu } from '../contract';

export interface MenuEntry {
  key: MineMenu;
  name: string;
}

const newsCenter: MenuEntry = { key: 'news_center', name: '消息中心' };

/** The user centre's menu in order (docs/decisions/storefront.md#menus-of-the-user-centre). */
export const menu: readonly MenuEntry[] = [
  newsCenter,
  { key: 'my_order', name: '我的订单' },
  { key: 'my_member', name: '我的会员' },
  { key: 'my_message', name: '我的消息' },
  { key: 'my_rights', name: '我的权益' },
];

/** The entry that `currentMenu` names; by default the news centre. */
export const currentEntry = (value: string | null): MenuEntry =>
  menu.find(({ key }) => key === value) ?? newsCenter;

/** The user centre's nested routes, with their breadcrumb titles. */
export const subRoutes = {
  qualificationManage: { path: pathTo('/mine/qualificationManage'), name: '关联单位列表' },
  addressBook: { path: pathTo('/mine/addressBook'), name: '收货地址' },
  arrivalNotices: { path: pathTo('/mine/arrivalNotices'), name: '到货通知' },
  statement: { path: pathTo('/mine/statement'), name: '对账单' },
  colleagues: { path: pathTo('/mine/colleagues'), name: '同事与角色' },
  accountSettings: { path: pathTo('/mine/accountSettings'), name: '账号设置' },
} as const;
