import { limits } from '../domain';

const show = async (kind: 'success' | 'warning' | 'error', text: string): Promise<void> => {
  const { Message } = await import('./arco-message');
  // The text is the id: the same message from several calls that fail at once is one toast.
  Message[kind]({ id: text, content: text, duration: limits.toastMs });
};

/** Short results, shown for 3 s (docs/specification.md#messages). */
export const toast = {
  success: (text: string): Promise<void> => show('success', text),
  warning: (text: string): Promise<void> => show('warning', text),
  error: (text: string): Promise<void> => show('error', text),
};

/**
 * Prefetches what toasts and dialogs need, when idle: a toast about a lost connection could not load any
 * more.
 */
export const preloadFeedback = async (): Promise<void> => {
  await import('./prefetch-feedback');
};
