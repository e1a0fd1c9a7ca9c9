import type { MessageTopic } from 'shared-kernel/contracts';

export const topicNames: Readonly<Record<MessageTopic, string>> = {
  decision: '待我审批的订单',
  approval: '审批结果',
  request: '采购申请',
  order: '订单进度',
  quote: '询价与报价',
  arrival: '到货通知',
  account: '账号与资质',
};

const amongColleagues: readonly MessageTopic[] = ['approval', 'request'];

interface Member {
  readonly hasColleagues: boolean;
  /** Whether they decide on orders of colleagues. */
  readonly decides: boolean;
}

/** Whether a member gets messages of a topic at all. */
export const isTopicFor = (topic: MessageTopic, { hasColleagues, decides }: Member): boolean =>
  topic === 'decision' ? hasColleagues && decides : hasColleagues || !amongColleagues.includes(topic);
