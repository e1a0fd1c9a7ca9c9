import type { QuoteState } from 'shared-kernel/contracts';
import { Tag, type TagTone } from 'shared-kernel/ui';

const tags: Readonly<Record<QuoteState, { tone: TagTone; name: string }>> = {
  waiting: { tone: 'warn', name: '待报价' },
  answered: { tone: 'brand', name: '已报价' },
  ordered: { tone: 'ok', name: '已下单' },
  expired: { tone: 'bad', name: '已过期' },
  declined: { tone: 'bad', name: '不报价' },
  withdrawn: { tone: 'neutral', name: '已撤回' },
};

export const QuoteTag = ({ state }: { state: QuoteState }) => (
  <Tag tone={tags[state].tone}>{tags[state].name}</Tag>
);
