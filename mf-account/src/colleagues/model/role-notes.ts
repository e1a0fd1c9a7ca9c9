import type { Role } from 'shared-kernel/domain';

/** What each role is for, as who gives it reads it (docs/decisions/colleagues.md#roles-of-colleagues). */
export const roleNotes: Readonly<Record<Role, string>> = {
  applicant: '浏览商品、使用购物车；不能提交订单',
  purchaser: '提交与取消订单、合同、收货、礼包、地址与证照',
  approver: '浏览商品、使用购物车；不能提交订单',
  finance: '对账单、批量下载单据、上传付款凭证',
  administrator: '以上全部，并管理同事与角色',
};
