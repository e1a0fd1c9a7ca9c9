import { useState } from 'react';
import { Allowed } from 'shared-kernel/calls';
import type { Consignee, Hospital } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { Button, QueryView, Skeleton, toast } from 'shared-kernel/ui';
import { useConsignees } from '../api/list-consignees';
import { chainAddressWarning } from '../model/chain-address-rules';
import { consigneeInForce } from '../model/checkout-choices';
import styles from './chain-address-dialog.module.css';
import { ChoiceList } from './choice-list';
import { consigneeChoice } from './consignee-choice';
import { ConsigneeForm } from './consignee-form';
import { HospitalPicker } from './hospital-picker';

export interface ChainAddress {
  /** Null for 商业备货, which goes to an address of the buyer's own. */
  hospital: Hospital | null;
  consignee: Consignee;
}

export interface ChainAddressDialogProps {
  title: string;
  /** The current choice. */
  hospital: Hospital | null;
  consigneeId: string | null;
  businessStock: boolean;
  /** Whether 商业备货 can be chosen here. */
  offersBusinessStock: boolean;
  busy?: boolean;
  onChoose: (address: ChainAddress) => void;
  onClose: () => void;
}

/** Chooses a hospital and one of its addresses, or 商业备货. */
export default function ChainAddressDialog({
  title,
  offersBusinessStock,
  busy = false,
  onChoose,
  onClose,
  ...chosen
}: ChainAddressDialogProps) {
  const [businessStock, setBusinessStock] = useState(chosen.businessStock);
  const [hospital, setHospital] = useState(chosen.hospital);
  const [consigneeId, setConsigneeId] = useState(chosen.consigneeId);
  const [isAdding, setIsAdding] = useState(false);
  const hospitalOwner = hospital && { hospitalClientId: hospital.id, hospitalCode: hospital.code };
  const query = useConsignees(businessStock ? {} : hospitalOwner);
  const consignees = query.data ?? [];
  // A single address of a hospital is preselected.
  const picked =
    consignees.find(({ id }) => id === consigneeId) ??
    (consignees.length === 1 || businessStock ? consigneeInForce(consignees, null) : null);

  function confirm(): void {
    const warning = chainAddressWarning({
      businessStock,
      hospitalId: hospital?.id ?? null,
      addressCount: consignees.length,
      consigneeId: picked?.id ?? null,
    });
    if (warning) void toast.warning(warning);
    else if (picked) onChoose({ hospital: businessStock ? null : hospital, consignee: picked });
  }

  if (isAdding) {
    return (
      <ConsigneeForm
        consignee={null}
        hospital={businessStock ? null : hospital}
        onClose={() => setIsAdding(false)}
        onSaved={(id) => {
          setConsigneeId(id);
          setIsAdding(false);
        }}
      />
    );
  }

  return (
    <Dialog title={title} okDisabled={query.isLoading} busy={busy} onOk={confirm} onClose={onClose}>
      {offersBusinessStock && (
        <label className={styles['stock']}>
          <input
            type="checkbox"
            checked={businessStock}
            onChange={({ target }) => setBusinessStock(target.checked)}
          />
          商业备货
          <span className={styles['hint']}>无需选择医院，送至本单位地址</span>
        </label>
      )}
      {!businessStock && (
        <section className={styles['part']}>
          <h3>医院</h3>
          <HospitalPicker picked={hospital} onPick={setHospital} />
        </section>
      )}
      {(businessStock || hospital) && (
        <section className={styles['part']}>
          <h3>收货地址</h3>
          <QueryView
            name="收货地址"
            query={query}
            skeleton={<Skeleton height="80px" />}
            isEmpty={(list) => list.length === 0}
            empty={
              <div className={styles['none']}>
                <p>{businessStock ? '暂无收货地址' : '该医院暂无收货地址'}</p>
                <Allowed call="client/consignee/add">
                  <Button onClick={() => setIsAdding(true)}>新增收货地址</Button>
                </Allowed>
              </div>
            }
          >
            {(list) => (
              <ChoiceList
                label="收货地址"
                choices={list.map(consigneeChoice)}
                picked={picked?.id ?? null}
                onPick={setConsigneeId}
              />
            )}
          </QueryView>
        </section>
      )}
    </Dialog>
  );
}
