/** What a colleague does for the client, in the order in which they are shown. */
export const roles = ['applicant', 'purchaser', 'approver', 'finance', 'administrator'] as const;

export type Role = (typeof roles)[number];

export const roleNames: Readonly<Record<Role, string>> = {
  applicant: '申请人',
  purchaser: '采购员',
  approver: '审批人',
  finance: '财务',
  administrator: '管理员',
};

/** Of what is named, the roles that this version of the shop has heard of, in their order. */
export const knownRoles = (named: readonly string[]): Role[] => roles.filter((role) => named.includes(role));

/** Roles as a sentence names them: 采购员或管理员. */
export const rolesText = (some: readonly Role[], joint: '、' | '或' = '、'): string =>
  knownRoles(some)
    .map((role) => roleNames[role])
    .join(joint);
