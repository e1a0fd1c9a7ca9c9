import { company } from 'shared-kernel/domain';
import { formatTime } from '../../wire/time';
import { signatures } from './contract-paper';
import type { Paper } from './paper';
import { facts } from './paper-parts';
import type { DocumentOrder } from './repository';

/**
 * The page that the provider signs beside a contract uploaded by the buyer: it names that file by its digest.
 */
export function countersignPaper(
  { order, client }: DocumentOrder,
  { no, fileName, sha256, handedInAt }: { no: string; fileName: string; sha256: string; handedInAt: Date },
): Paper {
  return {
    title: `医疗器械购销合同会签页 ${no}`,
    footer: `合同编号 ${no}　订单编号 ${order.no}`,
    content: [
      { text: '医疗器械购销合同会签页', style: 'title', margin: [0, 0, 0, 14] },
      facts([
        [
          ['合同编号', no],
          ['订单编号', order.no],
        ],
        [['甲方（买方）', client.name]],
        [['乙方（卖方）', company.name]],
        [['盖章合同', fileName]],
        [
          ['上传时间', formatTime(handedInAt)],
          ['订单金额', `¥ ${order.totalAmount}`],
        ],
        [['SHA-256', sha256]],
      ]),
      {
        text: '乙方已审核上列甲方盖章上传的合同文件，并以本页会签。本页与该文件共同构成完整的合同。',
        margin: [0, 12, 0, 16],
      },
      signatures(client.name, '甲方已在上列文件盖章'),
    ],
  };
}
