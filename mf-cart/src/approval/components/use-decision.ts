import { useCallMutation } from 'shared-kernel/calls';
import { toast } from 'shared-kernel/ui';
import { forgetDecision } from '../model/decision-draft-store';

/** Sends a decision, and says what has come of it. */
export const useDecision = () =>
  useCallMutation('approval/decide', {
    silent: true,
    onSuccess: ({ status, problem }, { id }) => {
      forgetDecision(id);
      if (problem) void toast.warning(`已批准，但订单未提交：${problem}`);
      else if (status === 'ordered') void toast.success('已批准，订单已提交');
      else void toast.success(status === 'refused' ? '已告知提交人' : '已批准，等待下一步审批');
    },
  });
