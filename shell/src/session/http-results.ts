import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { configureHttp } from 'shared-kernel/http';
import { trackEvent } from 'shared-kernel/telemetry';
import { toast } from 'shared-kernel/ui';

/** State of the login's history entry when it was not the buyer who ended the session. */
export const sessionExpired = 'session-expired';

/** What the page does about the results of calls (docs/decisions/api.md#error-toasts). */
export function HttpResults() {
  const navigate = useNavigate();
  useEffect(() => {
    configureHttp({
      onFailure: toast.error,
      onFault: (call, { kind, code, status }) => trackEvent('call-failed', { call, kind, code, status }),
      onSuccess: toast.success,
      onBusy: () => toast.warning('访问人数较多，正在排队，请稍候…'),
      onSessionEnd: () => {
        const { pathname, search, hash } = window.location;
        if (pathname === pathTo('/home')) window.location.reload();
        else
          void navigate(pathTo('/login', { redirect: pathname + search + hash }), {
            replace: true,
            state: sessionExpired,
          });
      },
    });
  }, [navigate]);
  return null;
}
