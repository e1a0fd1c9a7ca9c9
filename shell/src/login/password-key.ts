const databaseName = 'rememberedLogin';
const storeName = 'keys';
const keyName = 'password';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** The key that passwords are remembered with; it can be used, but not read, and lives in IndexedDB. */
export async function passwordKey(): Promise<CryptoKey> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    const store = (mode: IDBTransactionMode) => database.transaction(storeName, mode).objectStore(storeName);
    const kept: CryptoKey | undefined = await settled(store('readonly').get(keyName));
    if (kept) return kept;
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await settled(store('readwrite').put(key, keyName));
    return key;
  } finally {
    database.close();
  }
}
