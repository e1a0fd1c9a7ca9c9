import { useState } from 'react';
import { useCallMutation } from 'shared-kernel/calls';
import { Dialog } from 'shared-kernel/dialog';
import { limits } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';
import { WordsField } from './words-field';

export interface AskToCancelDialogProps {
  orderId: string;
  onClose: () => void;
}

/** Requests the cancellation of an order, with a reason. */
export default function AskToCancelDialog({ orderId, onClose }: AskToCancelDialogProps) {
  const [reason, setReason] = useState('');
  const request = useCallMutation('order/cancel/ask');

  const ask = () =>
    request.mutate(
      { orderId, reason },
      {
        onSuccess: () => {
          void toast.success('已提交取消申请，请等待厂家答复');
          onClose();
        },
      },
    );

  return (
    <Dialog
      title="申请取消订单"
      ask={<p>订单已进入厂家处理，取消需由厂家同意；每个订单可申请一次。同意后退回库存与返利。</p>}
      okText="提交申请"
      okDisabled={reason.trim() === ''}
      busy={request.isPending}
      onOk={ask}
      onClose={onClose}
    >
      <WordsField
        label="取消原因"
        placeholder="如：重复下单、科室计划变更"
        max={limits.reasonMax}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
