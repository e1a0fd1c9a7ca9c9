import { lazy, Suspense, useState } from 'react';
import type { Consignee } from 'shared-kernel/contracts';
import { Button, EmptyState, FailedState, Skeleton, useLazyDialog } from 'shared-kernel/ui';
import { useConsignees } from '../api/list-consignees';
import { ConsigneeActions } from '../components/consignee-actions';
import { ConsigneeView } from '../components/consignee-view';
import styles from './address-book-view.module.css';

const loadForm = () => import('../components/consignee-form');
const ConsigneeForm = lazy(async () => ({ default: (await loadForm()).ConsigneeForm }));

const ownAddresses = {};

/** The buyer's own addresses as a page of the user centre shows them. */
export function AddressBookView() {
  const consignees = useConsignees(ownAddresses);
  const dialog = useLazyDialog(loadForm);
  const [edited, setEdited] = useState<Consignee | null>(null);

  function edit(consignee: Consignee | null): void {
    setEdited(consignee);
    void dialog.open();
  }

  if (consignees.isError) {
    return (
      <FailedState
        error={consignees.error}
        onRetry={() => consignees.refetch()}
        retrying={consignees.isFetching}
      />
    );
  }
  if (!consignees.data) return <Skeleton height="240px" />;
  const add = <Button onClick={() => edit(null)}>新增收货地址</Button>;
  return (
    <>
      {consignees.data.length === 0 ? (
        <EmptyState text="暂无收货地址" action={add} />
      ) : (
        <>
          <ul className={styles['list']}>
            {consignees.data.map((consignee) => (
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
      {dialog.isOpen && (
        <Suspense fallback={null}>
          <ConsigneeForm consignee={edited} onSaved={dialog.close} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
