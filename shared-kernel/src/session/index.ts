export { encryptPassword } from './encrypt-password';
export { isDrawnFor, type Stored } from './is-drawn-for';
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
export { tellStored } from './tell-stored';
export { followWindow } from './tell-window';
export { useSession } from './use-session';
