import { create } from 'zustand';
import { keepForBuyer } from '../../model/buyer-store';

const nothing = () => ({ note: '' });

/** What is typed to a quote, kept until it is sent. */
export const useQuoteDraft = create<{ note: string }>(nothing);

keepForBuyer(useQuoteDraft, 'quoteDraft', nothing);

export const setQuoteNote = (note: string): void => useQuoteDraft.setState({ note });
