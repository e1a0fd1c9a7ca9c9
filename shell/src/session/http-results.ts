import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { envelopeCodes, pathTo } from 'shared-kernel/domain';
import { configureHttp } from 'shared-kernel/http';
import { trackEvent } from 'shared-kernel/telemetry';
import { toast } from 'shared-kernel/ui';

/** State of the login's history entry when it was not the buyer who ended the session. */
export interface SessionEnded {
  /** Why, in the server's words; null when it has expired. */
  readonly ended: string | null;
}

/** The watch counts what a visit gets done once. */
const done = new Set<string>();

/** What the page does about the results of calls (docs/decisions/api.md#error-toasts). */
export function HttpResults() {
  const navigate = useNavigate();
  useEffect(() => {
    configureHttp({
      onFailure: toast.error,
      onFault: (call, { kind, code, status }) => trackEvent('call-failed', { call, kind, code, status }),
      onSuccess: toast.success,
      onDone: (call) => {
        if (!done.has(call)) trackEvent('call-done', { call });
        done.add(call);
      },
      onBusy: () => toast.warning('访问人数较多，正在排队，请稍候…'),
      onSessionEnd: ({ code, message }) => {
        const { pathname, search, hash } = window.location;
        const isDeactivated = code === envelopeCodes.deactivated;
        const state: SessionEnded = { ended: isDeactivated ? message : null };
        if (pathname === pathTo('/home') && !isDeactivated) window.location.reload();
        else
          void navigate(pathTo('/login', { redirect: pathname + search + hash }), { replace: true, state });
      },
    });
  }, [navigate]);
  return null;
}
