import { PageLoading } from '../layout/page-loading';
import { RemoteView } from '../remotes/remote-view';
import { PageFailed } from '../routes/page-failed';

/** A remote in the page area; when it cannot be shown the rest of the shop goes on around it. */
export function RemotePage({ remote }: { remote: string }) {
  return (
    <RemoteView
      remote={remote}
      expose="app"
      loading={<PageLoading />}
      failed={(retry) => <PageFailed retry={retry} />}
    />
  );
}
