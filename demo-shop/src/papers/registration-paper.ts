import { facts, ink, type Paper } from 'mall-api/papers';
import type { productDevices, products } from 'mall-api/schema';

interface Registered {
  readonly product: typeof products.$inferSelect;
  readonly device: typeof productDevices.$inferSelect;
}

const titles = {
  一类: '第一类医疗器械备案凭证',
  二类: '中华人民共和国医疗器械注册证',
  三类: '中华人民共和国医疗器械注册证',
} as const;

/** The demonstration's placeholder for a registration certificate, watermarked as such. */
export function registrationPaper({ product, device }: Registered): Paper {
  return {
    title: `${titles[device.deviceClass]}（示例） ${device.registrationNo}`,
    footer: '演示资料，数据均为虚构，无法律效力',
    watermark: '示例',
    content: [
      {
        canvas: [
          { type: 'rect', x: 0, y: 0, w: 491, h: 560, lineColor: ink.line, lineWidth: 1 },
          { type: 'rect', x: 5, y: 5, w: 481, h: 550, lineColor: ink.brand, lineWidth: 0.5 },
        ],
        absolutePosition: { x: 52, y: 70 },
      },
      { text: titles[device.deviceClass], style: 'title', margin: [0, 62, 0, 4] },
      {
        text: `${device.deviceClass === '一类' ? '备案号' : '注册证编号'}：${device.registrationNo}`,
        alignment: 'center',
        color: ink.quiet,
        margin: [0, 4, 0, 22],
      },
      {
        margin: [28, 0, 28, 0],
        stack: [
          facts([
            [['注册人名称', device.registrant]],
            [['产品名称', product.name]],
            [['型号、规格', product.model]],
            [
              ['管理类别', `${device.deviceClass}医疗器械`],
              ['有效期至', device.registrationExpireDate ?? '长期'],
            ],
            [['生产许可', device.productionLicenceNo ?? '']],
            [['储存条件', device.storageCondition]],
            [['产品有效期', device.shelfLife]],
            [['注意事项', device.warning ?? '']],
          ]),
        ],
      },
      {
        text: '审批部门：示例省药品监督管理局',
        alignment: 'right',
        margin: [0, 30, 28, 0],
      },
    ],
  };
}
