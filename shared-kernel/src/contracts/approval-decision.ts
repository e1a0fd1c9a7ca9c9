import { z } from 'zod';
import { time } from './fields';

/** Who decided a step of an approval, what and when. */
export const approvalDecision = z.object({
  step: z.int().min(1),
  name: z.string(),
  forName: z.string().nullable().describe('代谁审批；不是代理时为 null'),
  verdict: z.enum(['approved', 'refused']),
  words: z.string(),
  time,
});
export type ApprovalDecision = z.output<typeof approvalDecision>;
