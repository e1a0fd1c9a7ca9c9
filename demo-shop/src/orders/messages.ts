import type { messages } from 'mall-api/schema';
import type { SeedBuyer } from '../buyers/buyer';
import { daysAfter } from '../rows/days';
import type { OrderRows } from './order-rows';

const tellsFor = 60;
const unreadFor = 5;

/** Notifications of the demonstration buyers: status changes by the provider, and qualifications. */
export function buildMessages(
  buyers: readonly SeedBuyer[],
  { orders, orderOperationLogs }: OrderRows,
  today: Date,
): (typeof messages.$inferInsert)[] {
  const told = daysAfter(today, -tellsFor);
  const unread = daysAfter(today, -unreadFor);
  const readAt = (createdAt: Date) => (createdAt < unread ? daysAfter(createdAt, 0.5) : null);
  const orderOf = new Map(orders.map((order) => [order.id, order]));

  const ofOrders = orderOperationLogs.flatMap(({ orderId, statusDesc, operator, time }) => {
    const order = orderOf.get(orderId);
    if (!order || operator === 'buyer' || !time || time < told) return [];
    return {
      memberId: order.memberId,
      kind: 'order' as const,
      title: statusDesc.split('：')[0] ?? statusDesc,
      content: `订单 ${order.no}：${statusDesc}`,
      orderId,
      createdAt: time,
      readAt: readAt(time),
    };
  });
  const ofQualifications = buyers.flatMap(({ memberId }) =>
    [
      { title: '资质将到期', content: '您有一项经营或执业许可将在 60 天内到期，请及时更新', days: 2 },
      {
        title: '资质未通过',
        content: '质量保证协议未通过审核：扫描件缺少骑缝章，请重新上传完整文件',
        days: 8,
      },
      { title: '资质已通过', content: '营业执照已通过审核', days: 40 },
    ].map(({ title, content, days }) => {
      const createdAt = daysAfter(today, -days);
      return {
        memberId,
        kind: 'qualification' as const,
        title,
        content,
        orderId: null,
        createdAt,
        readAt: readAt(createdAt),
      };
    }),
  );
  return [...ofOrders, ...ofQualifications];
}
