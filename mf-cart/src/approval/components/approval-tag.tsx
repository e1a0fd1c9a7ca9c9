import { type ApprovalStatus, approvalStatusNames } from 'shared-kernel/domain';
import { Tag, type TagTone } from 'shared-kernel/ui';

const tones: Readonly<Record<ApprovalStatus, TagTone>> = {
  waiting: 'warn',
  approved: 'brand',
  refused: 'bad',
  withdrawn: 'neutral',
  replaced: 'neutral',
  ordered: 'ok',
  cancelled: 'neutral',
};

export const ApprovalTag = ({ status }: { status: ApprovalStatus }) => (
  <Tag tone={tones[status]}>{approvalStatusNames[status]}</Tag>
);
