import { limits } from '../domain';

const show = async (kind: 'success' | 'warning' | 'error', text: string): Promise<void> => {
  const { Message } = await import('./arco-message');
  // The text is the id: the same news told twice, by several calls that fail at once, is one toast.
  Message[kind]({ id: text, content: text, duration: limits.toastMs });
};

/** Short results, shown for 3 s (docs/specification.md#messages). */
export const toast = {
  success: (text: string): Promise<void> => show('success', text),
  warning: (text: string): Promise<void> => show('warning', text),
  error: (text: string): Promise<void> => show('error', text),
};

/** Fetches what toasts and dialogs need. Worth doing when idle: a toast that says the network is gone comes too late. */
export const preloadFeedback = async (): Promise<void> => {
  await import('./feedback-ahead');
};
