import type { Order } from 'shared-kernel/contracts';

const verdicts = { approved: '批准', refused: '不批准' } as const;

/** Who approved an order within the client, and when; null where nobody had to. */
export function approvalText({ approval }: Pick<Order, 'approval'>): string | null {
  if (!approval) return null;
  const decisions = approval.decisions.map(({ name, forName, verdict, words, time }) => {
    const who = forName ? `${name}（代${forName}）` : name;
    return `${who} ${time} ${verdicts[verdict]}${words && `：${words}`}`;
  });
  return `审批 ${approval.no}　${decisions.join('；')}`;
}
