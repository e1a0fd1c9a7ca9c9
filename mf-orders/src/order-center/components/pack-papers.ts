import { isApiError } from 'shared-kernel/http';
import { toast } from 'shared-kernel/ui';
import { downloadPapers } from '../api/download-papers';
import { changePapers, type PackedPapers, setPapers } from '../model/papers-store';

/** Packs and saves papers; it belongs to no page, so it goes on when the buyer leaves this one. */
export async function packPapers({ wanted, count }: Pick<PackedPapers, 'wanted' | 'count'>): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  setPapers({ wanted, count, received: 0, problem: null, stop: () => controller.abort() });
  try {
    await downloadPapers(wanted, { signal, onReceived: (received) => changePapers({ received }) });
    setPapers(null);
    void toast.success('单据已下载!');
  } catch (error) {
    if (signal.aborted) return setPapers(null);
    changePapers({ problem: isApiError(error) ? error.message : '下载失败!' });
    void toast.error('单据下载失败!');
  }
}
