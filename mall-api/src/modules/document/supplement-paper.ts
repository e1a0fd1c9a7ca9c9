import { company, formatCount } from 'shared-kernel/domain';
import { unitTitle } from '../catalogue/unit-title';
import type { Paper } from './paper';
import { centred, facts, goodsName, mergedLines, purchaseNoFact, right, table } from './paper-parts';
import type { DocumentOrder } from './repository';

/** The annex of a contract: gifts chosen after it was signed or uploaded. */
export function supplementPaper({ order, client, items }: DocumentOrder, no: string): Paper {
  return {
    title: `医疗器械购销合同附件 ${no}`,
    footer: `合同编号 ${no}　订单编号 ${order.no}　附件`,
    content: [
      { text: '医疗器械购销合同附件：赠品清单', style: 'title', margin: [0, 0, 0, 14] },
      facts([
        [
          ['合同编号', no],
          ['订单编号', order.no],
        ],
        ...purchaseNoFact(order),
        [['甲方（买方）', client.name]],
        [['乙方（卖方）', company.name]],
      ]),
      {
        text: '下列赠品由甲方在合同签署或上传之后配置，随订单发货，不计价款。本附件与合同共同列明订单的全部商品。',
        margin: [0, 12, 0, 10],
      },
      table(
        [24, '*', 110, 60],
        [centred('序号'), '商品名称／型号', '规格', right('数量')],
        mergedLines(items).map((line, index) => [
          centred(String(index + 1)),
          goodsName(line),
          unitTitle(line),
          right(formatCount(line.quantity)),
        ]),
      ),
    ],
  };
}
