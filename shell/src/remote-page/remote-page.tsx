import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from 'shared-kernel/ui';
import { PageLoading } from '../layout/page-loading';
import { RemoteView } from '../remotes/remote-view';
import { useRemotesState } from '../remotes/remotes-context';
import { PageFailed } from '../routes/page-failed';
import { titleOf } from '../routes/route-titles';
import { StaleBar } from '../routes/stale-bar';
import { useLeaveWithdrawn } from '../routes/use-leave-withdrawn';

/** A remote in the page area; when it cannot be shown the rest of the shop goes on around it. */
export function RemotePage({ remote }: { remote: string }) {
  const { outdated, routes } = useRemotesState();
  const location = useLocation();
  const [wasOutdated] = useState(() => outdated.has(remote));
  const stays = useLeaveWithdrawn(remote);

  // Asked about leaving, the buyer may stop here: the page has its name.
  if (wasOutdated && !stays)
    return (
      <>
        <VisuallyHidden as="h1">{titleOf(location, routes)}</VisuallyHidden>
        <PageLoading />
      </>
    );
  return (
    <>
      {stays && <StaleBar />}
      <RemoteView
        remote={remote}
        expose="app"
        loading={<PageLoading />}
        failed={(trouble) => <PageFailed {...trouble} />}
      />
    </>
  );
}
