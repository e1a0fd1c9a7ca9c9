import type { ApprovalDecision } from 'shared-kernel/contracts';
import { formatTime } from '../../wire/time';
import type { ApprovalRepository } from './repository';

type DecisionRow = Awaited<ReturnType<ApprovalRepository['decisions']>>[number];

export const toDecision = ({
  step,
  memberName,
  forName,
  verdict,
  words,
  decidedAt,
}: DecisionRow): ApprovalDecision => ({
  step,
  name: memberName,
  forName,
  verdict,
  words,
  time: formatTime(decidedAt),
});
