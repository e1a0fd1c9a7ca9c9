import { facts, type Paper } from 'mall-api/papers';
import type { products } from 'mall-api/schema';
import { company } from 'shared-kernel/domain';
import { kindTexts } from '../catalogue/kind-texts';
import type { ProductKind } from '../catalogue/product-line';

const section = (title: string, lines: readonly string[]) => [
  { text: title, style: 'heading' },
  { ol: [...lines] },
];

/** The demonstration's placeholder for a product's instructions for use. */
export function instructionsPaper(
  { name, model, code, attributes }: typeof products.$inferSelect,
  kind: ProductKind,
): Paper {
  const { purpose, usage, cautions, storageCondition, shelfLife } = kindTexts[kind];
  return {
    title: `${name} 使用说明书（示例）`,
    footer: `${model}　演示资料，数据均为虚构`,
    watermark: '示例',
    content: [
      { text: company.name, alignment: 'center', style: 'quiet', fontSize: 10 },
      { text: `${name} 使用说明书`, style: 'title', margin: [0, 2, 0, 12] },
      facts([
        [
          ['型　　号', model],
          ['商品编码', code],
        ],
        ...attributes
          .filter(({ name }) => name !== '型号')
          .map(({ name, value }) => [[name, value]] as const),
        [['储存条件', storageCondition]],
        [['有 效 期', shelfLife]],
      ]),
      { text: '适用范围', style: 'heading' },
      { text: purpose },
      ...section('使用方法', usage),
      ...section('注意事项', cautions),
      { text: '生产与服务', style: 'heading' },
      { text: `${company.name}　${company.address}　${company.servicePhone}` },
    ],
  };
}
