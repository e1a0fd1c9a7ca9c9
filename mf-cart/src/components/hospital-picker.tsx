import { useState } from 'react';
import type { Hospital } from 'shared-kernel/contracts';
import { FailedState, Skeleton } from 'shared-kernel/ui';
import { useChainHospitals } from '../api/list-chain-hospitals';
import { matchingHospitals } from '../model/hospital-search';
import styles from './chain-address-dialog.module.css';
import { RadioList } from './radio-list';

export interface HospitalPickerProps {
  picked: Hospital | null;
  onPick: (hospital: Hospital) => void;
}

/** The hospitals of a chain client, to be found by name or code. */
export function HospitalPicker({ picked, onPick }: HospitalPickerProps) {
  const { data, error, isFetching, refetch } = useChainHospitals();
  const [typed, setTyped] = useState('');
  if (!data) {
    return error ? (
      <FailedState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <div aria-busy="true">
        <Skeleton height="120px" />
      </div>
    );
  }
  const found = matchingHospitals(data, typed);
  return (
    <>
      <input
        type="search"
        className={styles['search']}
        aria-label="搜索医院"
        placeholder="医院名称或编码"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.length === 0 && <p className={styles['none']}>没有找到医院</p>}
      <RadioList
        label="医院"
        choices={found.map(({ id, name }) => ({ id, content: name }))}
        picked={picked?.id ?? null}
        onPick={(id) => {
          const hospital = found.find((one) => one.id === id);
          if (hospital) onPick(hospital);
        }}
      />
    </>
  );
}
