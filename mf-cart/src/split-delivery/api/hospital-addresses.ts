import { useEffect, useState } from 'react';
import { useCallCache } from 'shared-kernel/calls';
import type { Consignee, Hospital } from 'shared-kernel/contracts';

/** By hospital id; null where they failed to load. */
export type HospitalAddresses = ReadonlyMap<string, readonly Consignee[] | null>;

const atOnce = 6;

/** The addresses of many hospitals, loaded on demand with limited concurrency. */
export function useHospitalAddresses(hospitals: readonly Hospital[]) {
  const calls = useCallCache();
  const [known, setKnown] = useState<HospitalAddresses>(new Map());
  const missing = hospitals.filter(({ id }) => !known.has(id)).slice(0, atOnce);
  const asked = missing.map(({ id }) => id).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` says which hospitals are missing.
  useEffect(() => {
    let isWanted = true;
    async function read({ id, code }: Hospital) {
      const request = { hospitalClientId: id, hospitalCode: code };
      await calls.prefetch('client/consignee', request);
      return [id, calls.get('client/consignee', request) ?? null] as const;
    }
    if (missing.length > 0) {
      void Promise.all(missing.map(read)).then((found) => {
        if (isWanted) setKnown((before) => new Map([...before, ...found]));
      });
    }
    return () => {
      isWanted = false;
    };
  }, [calls, asked]);

  /** Reloads those that failed. */
  const retry = () => setKnown(new Map([...known].filter(([, addresses]) => addresses !== null)));
  return { addresses: known, isReading: missing.length > 0, retry };
}
