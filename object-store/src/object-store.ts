import type { Readable } from 'node:stream';

/** A complete file on this machine. */
export interface LocalFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the content, hexadecimal. */
  readonly sha256: string;
}

export interface StoredObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
  readonly changedAt: Date;
}

/**
 * Immutable objects under keys, in a folder or a bucket. An object is there whole or not at all, and never changes.
 * Keys are names of letters, digits, `.`, `_`, `+` and `-` with `/` between them. Every verb throws `StoreUnavailable`
 * when the store does not do its work.
 */
export interface ObjectStore {
  /** Folder or address, for messages; without credentials. */
  readonly place: string;
  /**
   * Stores an object; the same content once more changes nothing. A local file may be moved into the store.
   * @throws ObjectExists when the key has other content
   */
  put(key: string, content: Uint8Array | LocalFile): Promise<void>;
  /**
   * @returns undefined when there is no such object; the stream fails with `StoreUnavailable` when it cannot be read to
   * its end, and from a bucket when it is not what was put
   */
  get(key: string): Promise<Readable | undefined>;
  stat(key: string): Promise<StoredObject | undefined>;
  remove(key: string): Promise<void>;
  /** @param prefix of the keys, ending with `/` */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** Frees what was begun before a moment and never became an object, because its process ended. */
  forgetUnfinished(before: Date): Promise<void>;
  /** Asks whether the store can be used. */
  check(): Promise<void>;
  close(): void;
}

export class ObjectExists extends Error {
  constructor(key: string) {
    super(`${key} is there with other content`);
    this.name = 'ObjectExists';
  }
}

/** The store cannot be reached, is too slow, or refuses. */
export class StoreUnavailable extends Error {
  /** It answered and refused: its address, keys or rights are wrong, and time does not mend that. */
  readonly isRefused: boolean;

  constructor(place: string, cause: unknown, isRefused = false) {
    super(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StoreUnavailable';
    this.isRefused = isRefused;
  }
}
