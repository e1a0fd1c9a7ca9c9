/** Contract sign status at the e-sign provider (docs/specification.md#contract-sign-status). */
export const qysStatus = { toSign: 1, signed: 2, voiding: 3, withdrawn: 4 } as const;

/** Label of the sign button for a qysStatus, and whether it is enabled. */
export function signAction(status: number): { label: string; enabled: boolean } {
  switch (status) {
    case qysStatus.toSign:
      return { label: '去签署', enabled: true };
    case qysStatus.signed:
      return { label: '查看合同', enabled: true };
    case qysStatus.voiding:
      return { label: '作废中', enabled: false };
    case qysStatus.withdrawn:
      return { label: '已撤回', enabled: false };
    default:
      return { label: '未通过电子签平台签署', enabled: false };
  }
}
