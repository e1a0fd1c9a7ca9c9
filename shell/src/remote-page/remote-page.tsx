import { useState } from 'react';
import { PageLoading } from '../layout/page-loading';
import { RemoteView } from '../remotes/remote-view';
import { useRemotesState } from '../remotes/remotes-context';
import { PageFailed } from '../routes/page-failed';
import { useLeaveWithdrawn } from '../routes/use-leave-withdrawn';

/** A remote in the page area; when it cannot be shown the rest of the shop goes on around it. */
export function RemotePage({ remote }: { remote: string }) {
  const { outdated } = useRemotesState();
  const [wasOutdated] = useState(() => outdated.has(remote));
  const stays = useLeaveWithdrawn(remote);

  if (wasOutdated && !stays) return <PageLoading />;
  return (
    <RemoteView
      remote={remote}
      expose="app"
      loading={<PageLoading />}
      failed={(trouble) => <PageFailed {...trouble} />}
    />
  );
}
