import type { ClientType } from 'shared-kernel/domain';

/** The password of every demonstration account. */
export const demoPassword = 'Anlan2026';

export interface DemoAccount {
  account: string;
  mobilePhone: string;
  clientType: ClientType;
  clientName: string;
  /** What the account demonstrates, in a few words. */
  shows: string;
  /** Has no orders yet. */
  newcomer?: true;
}

/** One buyer with an order history per client type, and one without; `npm start` prints them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    account: 'hospital1',
    mobilePhone: '13800000001',
    clientType: 1,
    clientName: '临江市第一人民医院',
    shows: '直销客户：自有收货地址，线下支付，合同上传与电子签',
  },
  {
    account: 'other3',
    mobilePhone: '13800000003',
    clientType: 3,
    clientName: '临江市妇幼保健院',
    shows: '合同客户：经销商支付（仅一家经销商），合同功能',
  },
  {
    account: 'dealer4',
    mobilePhone: '13800000004',
    clientType: 4,
    clientName: '澄湖县人民医院',
    shows: '经销商客户：须选择经销商，购物车与地址随经销商变化',
  },
  {
    account: 'chain5',
    mobilePhone: '13800000005',
    clientType: 5,
    clientName: '康宁连锁医疗集团',
    shows: '连锁客户：选择医院与地址，可拆分配送',
  },
  {
    account: 'business6',
    mobilePhone: '13800000006',
    clientType: 6,
    clientName: '启明医药商业有限公司',
    shows: '商业客户：商业备货，可拆分配送',
  },
  {
    account: 'newcomer1',
    mobilePhone: '13800000002',
    clientType: 1,
    clientName: '云岭县中医院',
    shows: '新客户：还没有订单，第一个订单带首单礼包',
    newcomer: true,
  },
];
