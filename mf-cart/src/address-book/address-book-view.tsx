import { lazy, Suspense, useState } from 'react';
import { Allowed } from 'shared-kernel/calls';
import type { Consignee } from 'shared-kernel/contracts';
import { Button, EmptyState, QueryView, Skeleton, useLazyDialog } from 'shared-kernel/ui';
import { useConsignees } from '../api/list-consignees';
import { ConsigneeActions } from '../components/consignee-actions';
import { ConsigneeView } from '../components/consignee-view';
import styles from './address-book-view.module.css';

const loadForm = () => import('../components/consignee-form');
const ConsigneeForm = lazy(async () => ({ default: (await loadForm()).ConsigneeForm }));

const ownAddresses = {};

/** The buyer's own addresses, as a page of the user centre. */
export function AddressBookView() {
  const consignees = useConsignees(ownAddresses);
  const dialog = useLazyDialog(loadForm);
  const [edited, setEdited] = useState<Consignee | null>(null);

  function edit(consignee: Consignee | null): void {
    setEdited(consignee);
    void dialog.open();
  }

  const add = (
    <Allowed call="client/consignee/add">
      <Button onClick={() => edit(null)}>新增收货地址</Button>
    </Allowed>
  );
  return (
    <>
      <QueryView
        name="收货地址"
        query={consignees}
        skeleton={<Skeleton height="240px" />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState text="暂无收货地址" action={add} />}
      >
        {(list) => (
          <>
            <ul className={styles['list']}>
              {list.map((consignee) => (
                <li key={consignee.id} className={styles['address']}>
                  <ConsigneeView consignee={consignee} />
                  {consignee.editable && (
                    <div className={styles['actions']}>
                      <ConsigneeActions consignee={consignee} onEdit={() => edit(consignee)} />
                    </div>
                  )}
                </li>
              ))}
            </ul>
            <p className={styles['add']}>{add}</p>
          </>
        )}
      </QueryView>
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <ConsigneeForm consignee={edited} onSaved={dialog.close} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
