import { useState } from 'react';
import { toast } from './toast';

/**
 * A dialog whose code is loaded when it is first opened. If that fails, the page stays as it is and the buyer
 * can try again.
 */
export function useLazyDialog(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);

  /** Resolves with whether it opened. */
  async function open(): Promise<boolean> {
    try {
      await load();
      setIsOpen(true);
      return true;
    } catch {
      void toast.error('网络连接失败，请检查网络');
      return false;
    }
  }

  return { isOpen, open, close: () => setIsOpen(false) };
}
