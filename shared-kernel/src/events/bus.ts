import type { StoredInBrowser } from '../contracts';

type Topics = StoredInBrowser['events'];
type Topic = keyof Topics;

interface Bus {
  publish<T extends Topic>(topic: T, value: Topics[T]): void;
  subscribe<T extends Topic>(topic: T, listener: (value: Topics[T]) => void): () => void;
}

// Another tab may run another version of the shop, so its messages are validated.
const isValid: { [T in Topic]: (value: unknown) => value is Topics[T] } = {
  'cart-count': (value): value is number => Number.isSafeInteger(value) && (value as number) >= 0,
  logout: (value): value is null => value === null,
};

/**
 * An event bus for all listeners of this tab and, over the BroadcastChannel `channelName`, of every other
 * tab.
 */
export function createBus(channelName: string): Bus {
  const listeners: { [T in Topic]: Set<(value: Topics[T]) => void> } = {
    'cart-count': new Set(),
    logout: new Set(),
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

  function deliver<T extends Topic>(topic: T, value: unknown): void {
    if (!isValid[topic](value)) return;
    for (const listener of [...listeners[topic]]) listener(value);
  }

  channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
    const { topic, value } = Object(event.data) as { topic?: unknown; value?: unknown };
    if (topic === 'cart-count' || topic === 'logout') deliver(topic, value);
  });

  return {
    publish(topic, value) {
      deliver(topic, value);
      channel?.postMessage({ topic, value });
    },
    subscribe(topic, listener) {
      listeners[topic].add(listener);
      return () => listeners[topic].delete(listener);
    },
  };
}
