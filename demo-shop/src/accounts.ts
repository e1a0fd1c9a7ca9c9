import type { ClientType, Role } from 'shared-kernel/domain';

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

export interface DemoColleague {
  account: string;
  mobilePhone: string;
  name: string;
  roles: readonly Role[];
  /** What the account demonstrates, in a few words. */
  shows: string;
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

/** A hospital that buys through several people: one for each role, and one with two. */
export const demoDepartment = {
  clientType: 1,
  clientName: '明湖市中心医院',
  colleagues: [
    {
      account: 'chief1',
      mobilePhone: '13800000011',
      name: '顾主任',
      roles: ['administrator'],
      shows: '管理员：在用户中心“同事与角色”邀请、修改、停用同事',
    },
    {
      account: 'buyer1a',
      mobilePhone: '13800000012',
      name: '钱采购',
      roles: ['purchaser'],
      shows: '采购员：合并采购申请，提交订单、合同、收货',
    },
    {
      account: 'ward1',
      mobilePhone: '13800000013',
      name: '陈护士长',
      roles: ['applicant'],
      shows: '申请人：由购物车提交采购申请，查看每种商品的进展',
    },
    {
      account: 'head1',
      mobilePhone: '13800000014',
      name: '吴院长',
      roles: ['approver'],
      shows: '审批人：批准或不批准达到金额的订单（有一单待审批），不能提交订单',
    },
    {
      account: 'finance1',
      mobilePhone: '13800000015',
      name: '孙会计',
      roles: ['finance'],
      shows: '财务：科室预算、对账单、批量下载单据，不能提交订单',
    },
    {
      account: 'both1',
      mobilePhone: '13800000016',
      name: '冯采购',
      roles: ['purchaser', 'finance'],
      shows: '采购员兼财务：一人多个角色',
    },
  ],
} as const satisfies {
  clientType: ClientType;
  clientName: string;
  colleagues: readonly DemoColleague[];
};
