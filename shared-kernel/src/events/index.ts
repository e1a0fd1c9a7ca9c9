import type { KeptInBrowser } from '../contracts';
import { createBus } from './bus';

const channel: keyof KeptInBrowser['channels'] = 'mall-events';
const bus = createBus(channel);

/** Tells every open tab how many lines the cart now has. */
export const publishCartCount = (count: number): void => bus.publish('cart-count', count);

/** Calls `listener` with the number of cart lines whenever it changed in any tab. Returns the way to stop. */
export const subscribeToCartCount = (listener: (count: number) => void): (() => void) =>
  bus.subscribe('cart-count', listener);

/** Tells every open tab that the session has ended. `endSession` does this; screens call that instead. */
export const publishLogout = (): void => bus.publish('logout', null);

/** Calls `listener` when the session ended in any tab. Returns the way to stop. */
export const subscribeToLogout = (listener: () => void): (() => void) => bus.subscribe('logout', listener);
