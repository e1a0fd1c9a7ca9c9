export { encryptPassword } from './encrypt-password';
export {
  addressCacheKey,
  endSession,
  getSession,
  keepChoice,
  type Session,
  startSession,
  subscribe,
  watchCookie,
} from './session';
export { useSession } from './use-session';
