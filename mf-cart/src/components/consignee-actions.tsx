import { Allowed, useCallMutation } from 'shared-kernel/calls';
import type { Consignee } from 'shared-kernel/contracts';
import { Button, confirmDialog, toast } from 'shared-kernel/ui';

export interface ConsigneeActionsProps {
  consignee: Consignee;
  onEdit: () => void;
}

/** Actions on an own address. */
export function ConsigneeActions({ consignee: { id, defaultAddress }, onEdit }: ConsigneeActionsProps) {
  const deletion = useCallMutation('client/consignee/delete', { untilFresh: true });
  const defaulting = useCallMutation('client/consignee/default', { untilFresh: true });

  async function askToDelete(): Promise<void> {
    const agreed = await confirmDialog({
      title: '提示',
      content: '请确认是否删除该收货地址?',
      okText: '删除',
      danger: true,
    });
    if (agreed) deletion.mutate({ id }, { onSuccess: () => void toast.success('收货地址已删除') });
  }

  return (
    <Allowed call="client/consignee/edit">
      {!defaultAddress && (
        <Button kind="text" disabled={defaulting.isPending} onClick={() => defaulting.mutate({ id })}>
          设为默认
        </Button>
      )}
      <Button kind="text" onClick={onEdit}>
        修改
      </Button>
      <Button kind="text" disabled={deletion.isPending} onClick={() => void askToDelete()}>
        删除
      </Button>
    </Allowed>
  );
}
