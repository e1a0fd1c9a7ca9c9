import { useNavigate } from 'react-router-dom';
import { useCallCache } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { endSession, getSession } from 'shared-kernel/session';
import { trackEvent } from 'shared-kernel/telemetry';
import { confirmDialog } from 'shared-kernel/ui';
import { logOut } from '../api/log-out';
import { forgetDrafts } from './forget-drafts';

/**
 * Asks, then logs the buyer out everywhere and returns to the home page
 * (docs/specification.md#login-and-logout).
 */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const calls = useCallCache();
  return async () => {
    const sure = await confirmDialog({
      title: '提示',
      content: '您将退出登录，请确认是否继续?',
      okText: '确定',
      cancelText: '取消',
    });
    if (!sure) return;
    trackEvent('logout');
    // The server is told with the token that is about to go; here the session ends whatever it answers.
    const session = getSession();
    if (session) void logOut(session.token);
    endSession();
    if (session) forgetDrafts(session.user.id);
    void navigate(pathTo('/home'));
    // A visitor may be given another code than a buyer.
    await calls.prefetch('client/customerqrcode', {});
  };
}
