import type { StoredInBrowser } from '../contracts';
import { createBus } from './bus';

const channel: keyof StoredInBrowser['channels'] = 'mall-events';
const bus = createBus(channel);

/** Publishes the number of cart lines to every tab. */
export const publishCartCount = (count: number): void => bus.publish('cart-count', count);

/**
 * Calls `listener` with the number of cart lines whenever any tab changes it. Returns the unsubscribe
 * function.
 */
export const subscribeToCartCount = (listener: (count: number) => void): (() => void) =>
  bus.subscribe('cart-count', listener);

/** Publishes the end of the session to every tab. `endSession` does this; screens call that instead. */
export const publishLogout = (): void => bus.publish('logout', null);

/** Calls `listener` when the session ends in any tab. Returns the unsubscribe function. */
export const subscribeToLogout = (listener: () => void): (() => void) => bus.subscribe('logout', listener);
