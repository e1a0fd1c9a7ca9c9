import type { ToastAction } from './show-message';

type Kind = 'success' | 'warning' | 'error';

const show = async (kind: Kind, text: string, actions: readonly ToastAction[] = []): Promise<void> => {
  const [{ Message }, { showMessage }] = await Promise.all([
    import('./arco-message'),
    import('./show-message'),
  ]);
  showMessage(Message, kind, text, actions);
};

/**
 * Short results, shown for 3 s (docs/specification.md#messages), below the header; with the next step or the
 * way back for 6 s.
 */
export const toast = {
  success: (text: string, actions?: readonly ToastAction[]): Promise<void> => show('success', text, actions),
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
