import { useTask } from 'shared-kernel/calls';
import type { LoginReply } from 'shared-kernel/contracts';
import { startSession } from 'shared-kernel/session';
import { trackEvent } from 'shared-kernel/telemetry';

/** Sends a login form; once it is accepted the session starts and the route leads on. */
export const useLogIn = <Form>(send: (form: Form) => Promise<LoginReply>) =>
  useTask(send, {
    onSuccess: ({ sessionId, id, clientName, clientType, productView, roles }) => {
      trackEvent('login', { clientType });
      startSession({ token: sessionId, user: { id, clientName, clientType, productView, roles } });
    },
  });
