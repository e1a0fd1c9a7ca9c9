import { create } from 'zustand';
import { keepForBuyer } from '../../model/buyer-store';
import type { RequestDraft } from './request-rules';

const nothing = (): RequestDraft => ({ department: '', wantedDate: '', reason: '' });

/** The form of a request, kept until it is sent. */
export const useRequestDraft = create<RequestDraft>(nothing);

keepForBuyer(useRequestDraft, 'purchaseRequestDraft', nothing);

export const setRequestDraft = (change: Partial<RequestDraft>): void => useRequestDraft.setState(change);

/** Who asks again mostly asks for the same department. */
export const clearSentDraft = (): void => useRequestDraft.setState({ wantedDate: '', reason: '' });
