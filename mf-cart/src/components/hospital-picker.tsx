import { useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import type { Hospital } from 'shared-kernel/contracts';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { matchingHospitals } from '../model/hospital-search';
import styles from './chain-address-dialog.module.css';
import { RadioList } from './radio-list';

export interface HospitalPickerProps {
  picked: Hospital | null;
  onPick: (hospital: Hospital) => void;
}

/** The hospitals of a chain client, to be found by name or code. */
export function HospitalPicker(props: HospitalPickerProps) {
  const hospitals = useCall('client/chain/hospital/list', {});
  return (
    <QueryView name="医院" query={hospitals} skeleton={<Skeleton height="120px" />}>
      {(hospitals) => <Hospitals {...props} hospitals={hospitals} />}
    </QueryView>
  );
}

interface HospitalsProps extends HospitalPickerProps {
  hospitals: readonly Hospital[];
}

function Hospitals({ hospitals, picked, onPick }: HospitalsProps) {
  const [typed, setTyped] = useState('');
  const found = matchingHospitals(hospitals, typed);
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
