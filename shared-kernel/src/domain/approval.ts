/** What has become of an order that needs approval; `cancelled` is one that was ordered, and closed. */
export const approvalStatuses = [
  'waiting',
  'approved',
  'refused',
  'withdrawn',
  'replaced',
  'ordered',
  'cancelled',
] as const;

export type ApprovalStatus = (typeof approvalStatuses)[number];

export const approvalStatusNames: Readonly<Record<ApprovalStatus, string>> = {
  waiting: '待审批',
  approved: '已批准',
  refused: '未批准',
  withdrawn: '已撤回',
  replaced: '已重新提交',
  ordered: '已下单',
  cancelled: '订单已取消',
};

/** Which approvals a list shows. */
export const approvalScopes = ['waiting', 'all'] as const;

export type ApprovalScope = (typeof approvalScopes)[number];
