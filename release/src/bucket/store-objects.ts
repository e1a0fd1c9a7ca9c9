import type { ObjectStore } from 'object-store';
import { ReleaseError } from '../store/release-error';
import { StoreAway } from '../store/shared-store';
import { isBucket, openObjects } from './open-objects';

/** A store that gave no answer is not asked again for so long: what waits for it ends at once. */
const REST_MS = 5_000;

/** The objects of a release store, whole in memory: none is larger than a release. */
export interface StoreObjects {
  /** Without a `/` at its end. */
  readonly place: string;
  /** @returns false when the key has other content */
  put(key: string, content: string | Uint8Array): Promise<boolean>;
  get(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** @returns what follows the prefix, which ends with `/`, in each key */
  list(prefix: string): Promise<string[]>;
}

/**
 * Opens the objects of a store. Every verb throws `StoreAway` when the bucket gives no answer, and ReleaseError when it
 * refuses, or an object is not what was put there.
 * @param place of a bucket
 */
export async function openStoreObjects(place: string): Promise<StoreObjects> {
  if (!isBucket(place)) throw new ReleaseError(`${place} is no bucket, such as s3://releases/shop`);
  return storeObjects(await openObjects(place));
}

export function storeObjects(objects: ObjectStore): StoreObjects {
  let away: { error: StoreAway; until: number } | null = null;

  async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (away !== null && Date.now() < away.until) throw away.error;
    away = null;
    try {
      return await ask();
    } catch (error) {
      const { name, message, isRefused } = error as Error & { isRefused?: boolean };
      if (name !== 'StoreUnavailable') throw error;
      if (isRefused) throw new ReleaseError(message);
      away = { error: new StoreAway(message), until: Date.now() + REST_MS };
      throw away.error;
    }
  }

  return {
    place: objects.place.replace(/\/$/, ''),
    put: (key, content) =>
      asked(() =>
        objects.put(key, typeof content === 'string' ? Buffer.from(content) : content).then(
          () => true,
          (error: Error) => {
            if (error.name === 'ObjectExists') return false;
            throw error;
          },
        ),
      ),
    get: (key) =>
      asked(async () => {
        const content = await objects.get(key);
        return content ? Buffer.concat(await content.toArray()) : null;
      }),
    has: (key) => asked(async () => (await objects.stat(key)) !== undefined),
    remove: (key) => asked(() => objects.remove(key)),
    list: (prefix) =>
      asked(async () => {
        const keys: string[] = [];
        for await (const { key } of objects.list(prefix)) keys.push(key.slice(prefix.length));
        return keys;
      }),
  };
}
