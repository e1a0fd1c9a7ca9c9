import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { PurchaseList } from 'shared-kernel/contracts';
import { formatCount, pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink, confirmDialog, Tag, toast, useLazyDialog, usePaper } from 'shared-kernel/ui';
import { PageHead } from '../../components/page';
import { forgetListSettings } from '../../model/list-settings-store';
import { listTable } from '../model/list-table';

const loadForm = () => import('./list-form');
const ListForm = lazy(loadForm);
const loadPaper = () => import('./list-paper');

/** A list's name, who shares it, and what can be done with all of it. */
export function ListHead({ list }: { list: PurchaseList }) {
  const navigate = useNavigate();
  const form = useLazyDialog(loadForm);
  const { Paper, print } = usePaper(loadPaper);
  const change = useCallMutation('purchaseList/edit', { silent: true, untilFresh: true });
  const removal = useCallMutation('purchaseList/delete', { refetch: 'later' });
  const { id, name, shared, version, isOwn, ownerName, mayManage, lines } = list;

  async function save(): Promise<void> {
    const { saveTable } = await import('shared-kernel/spreadsheet');
    await saveTable(`采购清单-${name}`, listTable(list), 'xlsx');
  }

  async function remove(): Promise<void> {
    const whose = shared ? '同事也将看不到它。' : '';
    const content = `请确认是否删除清单“${name}”？${whose}`;
    if (!(await confirmDialog({ title: '提示', content, okText: '删除', danger: true }))) return;
    removal.mutate(
      { id },
      {
        onSuccess: () => {
          void toast.success('清单已删除');
          void navigate(pathTo('/shoppingCar/lists'), { replace: true });
        },
      },
    );
  }

  return (
    <>
      <PageHead
        title={name}
        note={
          <>
            {shared && <Tag tone="brand">客户共享</Tag>} 共 {formatCount(lines.length, '种')}商品
            {!isOwn && `，${ownerName}创建`}
          </>
        }
        actions={
          <>
            <ButtonLink to={pathTo('/shoppingCar/quickOrder')}>录入商品</ButtonLink>
            <Button
              disabled={lines.length === 0}
              onClick={() => void save().catch(() => void toast.error('下载失败!'))}
            >
              导出
            </Button>
            <Button disabled={lines.length === 0} onClick={() => void print()}>
              打印
            </Button>
            <Button onClick={() => void form.open()}>名称与共享</Button>
            {mayManage && <Button onClick={() => void remove()}>删除</Button>}
          </>
        }
      />
      {Paper && <Paper list={list} />}
      <Suspense>
        {form.isOpen && (
          <ListForm
            title="名称与共享"
            draftId={id}
            first={{ name, shared }}
            mayHide={mayManage}
            busy={change.isPending}
            problem={change.error?.message ?? null}
            onSave={(settings) =>
              change.mutate(
                { id, version, ...settings },
                {
                  onSuccess: () => {
                    forgetListSettings(id);
                    form.close();
                  },
                },
              )
            }
            onClose={() => {
              change.reset();
              form.close();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
