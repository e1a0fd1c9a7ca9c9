import { useState } from 'react';
import { toast } from './toast';

/**
 * A dialog whose code is fetched when it is first asked for. It opens once the code is there; if that fails, the
 * page stays as it is and the buyer can try again.
 */
export function useLazyDialog(load: () => Promise<unknown>) {
  const [isOpen, setIsOpen] = useState(false);

  async function open(): Promise<void> {
    try {
      await load();
      setIsOpen(true);
    } catch {
      void toast.error('网络连接失败，请检查网络');
    }
  }

  return { isOpen, open, close: () => setIsOpen(false) };
}
