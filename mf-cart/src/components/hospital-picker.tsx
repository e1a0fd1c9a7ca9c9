import { useCall } from 'shared-kernel/calls';
import type { Hospital } from 'shared-kernel/contracts';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { ChoiceList } from './choice-list';

export interface HospitalPickerProps {
  picked: Hospital | null;
  onPick: (hospital: Hospital) => void;
}

/** A chain client's hospitals, found by name or code. */
export function HospitalPicker({ picked, onPick }: HospitalPickerProps) {
  const hospitals = useCall('client/chain/hospital/list', {});
  return (
    <QueryView name="医院" query={hospitals} skeleton={<Skeleton height="120px" />}>
      {(hospitals) => (
        <ChoiceList
          label="医院"
          choices={hospitals.map(({ id, name, code }) => ({
            id,
            name,
            detail: `编号 ${code}`,
            content: name,
          }))}
          picked={picked?.id ?? null}
          onPick={(id) => {
            const hospital = hospitals.find((one) => one.id === id);
            if (hospital) onPick(hospital);
          }}
        />
      )}
    </QueryView>
  );
}
