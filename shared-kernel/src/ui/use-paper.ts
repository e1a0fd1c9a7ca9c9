import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { toast } from './toast';
import { usePrinting } from './use-printing';

/**
 * A document that a page prints instead of itself. Its code is loaded on demand, by `print` or by the key of
 * the browser's print command; `Paper` is null until the page is being printed.
 *
 * @param load a stable function, defined at module level
 */
export function usePaper<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const [loaded, setLoaded] = useState<{ Paper: ComponentType<Props> } | null>(null);
  const isPrinting = usePrinting();

  const fetchPaper = useCallback(async () => {
    const { default: Paper } = await load();
    flushSync(() => setLoaded({ Paper }));
  }, [load]);

  useEffect(() => {
    if (loaded) return;
    // Ctrl or ⌘ goes down before P does.
    const ahead = ({ key }: KeyboardEvent) => {
      if (key === 'Control' || key === 'Meta') fetchPaper().catch(() => {});
    };
    window.addEventListener('keydown', ahead);
    return () => window.removeEventListener('keydown', ahead);
  }, [loaded, fetchPaper]);

  async function print(): Promise<void> {
    try {
      await fetchPaper();
    } catch {
      void toast.error('网络连接失败，请检查网络');
      return;
    }
    window.print();
  }

  return { Paper: isPrinting && loaded ? loaded.Paper : null, print };
}
