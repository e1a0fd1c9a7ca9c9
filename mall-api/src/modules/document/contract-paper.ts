import type { Content, ContentStack, TableCell } from 'pdfmake/interfaces';
import { type ClientType, company, formatCount, isChain } from 'shared-kernel/domain';
import { isPositive, sumOf } from '../../wire/amount';
import { formatDate } from '../../wire/time';
import { unitTitle } from '../catalogue/unit-title';
import { amountInWords } from './amount-in-words';
import { ink, type Paper, wholeOnPage } from './paper';
import {
  centred,
  facts,
  goodsName,
  heading,
  mergedLines,
  purchaseNoFact,
  right,
  table,
  yuan,
} from './paper-parts';
import type { DocumentOrder } from './repository';

/** Size of each party's signature area, in points. */
export const signArea = { width: 224, height: 118 } as const;

const clauses: readonly (readonly [title: string, text: string])[] = [
  [
    '质量标准',
    '乙方保证所供产品为合法生产的全新产品，符合国家标准、行业标准及经注册或备案的产品技术要求，医疗器械产品附合格证明并可追溯。',
  ],
  [
    '交货与运输',
    '乙方自合同生效并经审核确认之日起安排发货，按本合同载明的收货地址送达，运输费用由乙方承担；对储存、运输条件有要求的产品按产品说明书执行。',
  ],
  [
    '验收',
    '甲方应在收货后 3 个工作日内按出库单核对品名、型号、规格、数量和外观，如有不符应当场注明或在该期限内书面提出，逾期视为验收合格。',
  ],
  [
    '售后服务',
    '产品在有效期或保修期内因质量问题不能正常使用的，乙方负责退换或维修；因使用、保管不当造成的损失由甲方承担。',
  ],
  [
    '违约责任',
    '甲方逾期付款或乙方逾期交货的，每逾期一日按逾期部分价款的万分之五向对方支付违约金，累计不超过合同总金额的百分之五。',
  ],
  ['争议解决', '因本合同产生的争议由双方协商解决；协商不成的，向合同签订地有管辖权的人民法院起诉。'],
  [
    '合同生效',
    '本合同自甲方盖章或通过电子签平台签署，并经乙方审核确认后生效。扫描件、电子签署件与原件具有同等效力。',
  ],
];

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一'];

function parties({ order, client, member }: DocumentOrder): Content {
  return facts([
    [['甲方（买方）', client.name]],
    [
      ['客户编码', client.code],
      ['采购人', `${member.name}　${member.mobilePhone}`],
    ],
    ...(client.address ? [[['地　　址', client.address]] as const] : []),
    ...(order.dealerName && !isChain(order.clientType as ClientType)
      ? [[['经销商', order.dealerName]] as const]
      : []),
    ...purchaseNoFact(order),
    [['乙方（卖方）', company.name]],
    [
      ['地　　址', company.address],
      ['联系电话', company.servicePhone],
    ],
    [
      ['开户银行', company.bank],
      ['账　　号', company.bankAccount],
    ],
    [['税　　号', company.creditCode]],
  ]);
}

function goods({ order, items }: DocumentOrder): Content[] {
  const lines = mergedLines(items);
  const payable = sumOf(lines.map(({ payAmount }) => payAmount));
  const wide = (name: string, value: string, bold = false): TableCell[] => [
    { text: name, colSpan: 5, alignment: 'right', bold },
    ...['', '', '', ''],
    { text: value, alignment: 'right', bold },
  ];
  return [
    table(
      [24, '*', 84, 48, 66, 78],
      [centred('序号'), '商品名称／型号', '规格', right('数量'), right('单价（元）'), right('金额（元）')],
      [
        ...lines.map((line, index) => [
          centred(String(index + 1)),
          goodsName(line),
          unitTitle(line),
          right(formatCount(line.quantity)),
          right(yuan(line.gift ? '0.00' : line.discountPrice)),
          right(yuan(line.payAmount)),
        ]),
        ...(isPositive(order.rebateAmount)
          ? [wide('商品金额合计', yuan(payable)), wide('返利抵扣', `-${yuan(order.rebateAmount)}`)]
          : []),
        wide('合同总金额（¥）', yuan(order.totalAmount), true),
        [
          { text: '人民币（大写）', colSpan: 2, alignment: 'right', bold: true },
          '',
          { text: amountInWords(order.totalAmount), colSpan: 4, bold: true },
          ...['', '', ''],
        ],
      ],
    ),
  ];
}

function delivery({ order, consignee, items, parts }: DocumentOrder): Content {
  if (parts.length === 0) {
    return facts([
      [
        ['收货人', consignee?.name ?? ''],
        ['联系电话', consignee?.phone ?? ''],
      ],
      [['收货地址', consignee?.address ?? '']],
      ...(order.hospitalName ? [[['使用医院', order.hospitalName]] as const] : []),
      ...(order.businessStock ? [[['商业备货', '是']] as const] : []),
    ]);
  }
  return table(
    [88, '*', 168],
    ['子订单号', '收货单位、收货人与地址', '商品与数量'],
    parts.map((part) => [
      { text: part.no, fontSize: 8 },
      `${part.hospitalName ? `${part.hospitalName}\n` : ''}${part.name}　${part.phone}\n${part.address}`,
      {
        text: items
          .filter(({ subOrderId }) => subOrderId === part.id)
          .map(
            ({ model, quantity, unitName, gift }) =>
              `${model} × ${formatCount(quantity)} ${unitName}${gift ? '（赠品）' : ''}`,
          )
          .join('\n'),
        fontSize: 8.5,
      },
    ]),
  );
}

/** Id of the buyer's signature area; the renderer reports its position. */
export const buyerAreaId = 'buyer-area';

const signatory = (role: string, name: string): ContentStack => ({
  stack: [
    { text: role, bold: true },
    { text: name, margin: [0, 4, 0, 0] },
    { text: '授权代表（签字）：', margin: [0, 30, 0, 0] },
    { text: '日期：', margin: [0, 12, 0, 0] },
  ],
});

/** Signature areas of both parties, side by side. */
export const signatures = (clientName: string, buyerRole = '甲方（盖章）：'): Content => ({
  table: {
    widths: ['50%', '50%'],
    heights: signArea.height,
    body: [
      [
        Object.assign(signatory(buyerRole, clientName), { id: buyerAreaId }),
        signatory('乙方（盖章）：', company.name),
      ],
    ],
  },
  layout: 'signatures',
});

/** The sales contract of an order: template for paper, and original of the electronic signature. */
export function contractPaper(found: DocumentOrder, no: string): Paper {
  const { order, client } = found;
  const sections: [title: string, content: Content[]][] = [
    ['商品、数量与价款', goods(found)],
    ['收货信息', [delivery(found)]],
    [
      '付款方式',
      [
        `付款方式：${order.payWayName}。甲方应按双方约定的期限将合同价款付至乙方上列账户${order.payWay === 'dealer' ? '，或通过上列经销商结算' : ''}。`,
      ],
    ],
    ...clauses.map(([title, text]): [string, Content[]] => [title, [text]]),
    ...(order.remark ? [['备注', [order.remark]] as [string, Content[]]] : []),
  ];
  const signing: ContentStack & { id: string } = {
    id: wholeOnPage,
    margin: [0, 20, 0, 0],
    stack: [
      { text: '（以下无正文，为签署栏）', color: ink.quiet, margin: [0, 0, 0, 8] },
      signatures(client.name),
    ],
  };
  return {
    title: `医疗器械购销合同 ${no}`,
    footer: `合同编号 ${no}　订单编号 ${order.no}`,
    content: [
      { text: '医疗器械购销合同', style: 'title' },
      {
        margin: [0, 14, 0, 8],
        columns: [
          `合同编号：${no}`,
          { text: `订单编号：${order.no}`, alignment: 'center' },
          { text: `签订日期：${formatDate(order.createdAt)}`, alignment: 'right' },
        ],
        fontSize: 9,
      },
      parties(found),
      {
        text: '甲乙双方依据《中华人民共和国民法典》《医疗器械监督管理条例》等法律法规，经协商一致，就甲方向乙方采购下列商品订立本合同。',
        margin: [0, 10, 0, 0],
      },
      ...sections.map(([title, content], index) => ({
        // A heading stays with its content; a table may span pages.
        unbreakable: content.every((part) => typeof part === 'string'),
        stack: [heading(`${numerals[index]}、${title}`), ...content],
      })),
      signing,
    ],
  };
}
