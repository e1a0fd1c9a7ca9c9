import { api } from 'shared-kernel/http';

/** Ends the session on the server. */
export const logOut = () => api.get('member/web/logout', { silent: true });
