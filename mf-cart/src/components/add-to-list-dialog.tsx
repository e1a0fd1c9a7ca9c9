import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall, useCallCache, useCallMutation } from 'shared-kernel/calls';
import type { PurchaseListHead } from 'shared-kernel/contracts';
import { Dialog } from 'shared-kernel/dialog';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { QueryView, Skeleton, toast } from 'shared-kernel/ui';
import type { AddToListProps } from '../contract';
import { addedText } from '../model/added-text';
import { nameProblem } from '../model/list-settings';
import { forgetListSettings, keepListSettings, newList, useListSettings } from '../model/list-settings-store';
import styles from './add-to-list-dialog.module.css';
import { ChoiceList } from './choice-list';
import { ListFields } from './list-fields';

const detailOf = ({ shared, lineCount }: PurchaseListHead) =>
  `${shared ? '客户共享，' : ''}${formatCount(lineCount, '种')}商品`;

/** Chooses a list for goods, or makes a new one of them. */
export default function AddToListDialog({ goods, onClose }: AddToListProps) {
  const navigate = useNavigate();
  const calls = useCallCache();
  const lists = useCall('purchaseList/all', {});
  const [wanted, setWanted] = useState<string | null>(null);
  const typed = useListSettings(newList);
  const settings = typed ?? { name: '', shared: false };
  const [isChecked, setIsChecked] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const addition = useCallMutation('purchaseList/line/add', { silent: true });
  const creation = useCallMutation('purchaseList/create', { silent: true });
  // The chosen list may have been deleted meanwhile.
  const isThere = wanted === newList || lists.data?.some(({ id }) => id === wanted);
  const picked = (isThere ? wanted : !typed && lists.data?.[0]?.id) || newList;
  const refusal = (addition.error ?? creation.error)?.message ?? null;
  const busy = addition.isPending || creation.isPending;
  const lines = [...goods];

  /** What was refused of one choice says nothing of another. */
  const forgetRefusal = () => {
    addition.reset();
    creation.reset();
  };

  const close = () => {
    forgetListSettings(newList);
    onClose();
  };

  const tell = (id: string, name: string, result: { added: number; kept: number }) => {
    close();
    const open = () => void navigate(pathTo('/shoppingCar/list', { id }));
    void toast.success(addedText(name, result), [{ name: '查看清单', onClick: open }]);
  };

  function save(): void {
    const list = lists.data?.find(({ id }) => id === picked);
    if (list) {
      const { id, name } = list;
      addition.mutate(
        { id, lines },
        {
          onSuccess: (result) => tell(id, name, result),
          onError: () => calls.reload('purchaseList/all', {}),
        },
      );
      return;
    }
    setIsChecked(true);
    if (nameProblem(settings.name)) {
      box.current?.querySelector<HTMLElement>('input[type="text"]')?.focus();
      return;
    }
    const name = settings.name.trim();
    creation.mutate(
      { name, shared: settings.shared, lines },
      { onSuccess: ({ id, ...result }) => tell(id, name, result) },
    );
  }

  return (
    <Dialog
      title="加入清单"
      ask={`将 ${formatCount(goods.length, '种')}商品连同数量加入采购清单`}
      okText="加入"
      okDisabled={!lists.data}
      busy={busy}
      onOk={save}
      onClose={busy ? undefined : close}
    >
      <div ref={box} className={styles['choice']}>
        <QueryView name="采购清单" query={lists} skeleton={<Skeleton height="96px" />}>
          {(all) => (
            <>
              <ChoiceList
                label="采购清单"
                choices={[
                  ...all.map((list) => ({
                    id: list.id,
                    name: list.name,
                    detail: detailOf(list),
                    content: (
                      <>
                        {list.name} <small className={styles['detail']}>{detailOf(list)}</small>
                      </>
                    ),
                  })),
                  { id: newList, name: '新建清单', detail: '', content: '新建清单' },
                ]}
                picked={picked}
                onPick={(id) => {
                  forgetRefusal();
                  setWanted(id);
                }}
              />
              {picked === newList ? (
                <ListFields
                  settings={settings}
                  isChecked={isChecked}
                  mayHide
                  refusal={refusal}
                  onChange={(changed) => {
                    forgetRefusal();
                    keepListSettings(newList, changed);
                  }}
                />
              ) : (
                <p role="alert" className={styles['refusal']}>
                  {refusal}
                </p>
              )}
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
