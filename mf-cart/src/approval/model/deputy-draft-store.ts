import { create } from 'zustand';
import { keepForBuyer } from '../../model/buyer-store';

/** What was typed of a deputy; null where nothing was. */
interface DeputyDraft {
  deputyId: string | null;
  /** `YYYY-MM-DD` */
  fromDate: string | null;
  toDate: string | null;
}

const nothing = (): DeputyDraft => ({ deputyId: null, fromDate: null, toDate: null });

/** The deputy that is being named: it survives a reload and the end of a session. */
export const useDeputyDraft = create<DeputyDraft>(nothing);

keepForBuyer(useDeputyDraft, 'approvalDeputy', nothing);

export const keepDeputy = (change: Partial<DeputyDraft>): void => useDeputyDraft.setState(change);

export const forgetDeputy = (): void => useDeputyDraft.setState(nothing());
