import { facts, type Paper } from 'mall-api/papers';
import type { products } from 'mall-api/schema';
import { company } from 'shared-kernel/domain';
import { kindTexts } from '../catalogue/kind-texts';
import type { ProductLine } from '../catalogue/product-line';
import { hazardOf } from './chemical-hazards';

/**
 * The demonstration's placeholder for a chemical's safety data sheet, in the sixteen sections of GB/T 16483.
 */
export function safetyPaper(
  { name, model, code }: typeof products.$inferSelect,
  line: Pick<ProductLine, 'model' | 'kind'>,
): Paper {
  const hazard = hazardOf(line.model);
  const { purpose, storageCondition, shelfLife, cautions } = kindTexts[line.kind];
  const sections: readonly (readonly [title: string, content: Paper['content'][number]])[] = [
    [
      '化学品及企业标识',
      facts([
        [
          ['产品名称', name],
          ['型　　号', model],
        ],
        [
          ['商品编码', code],
          ['应急电话', company.servicePhone],
        ],
        [['推荐用途', purpose]],
        [['企　　业', `${company.name}　${company.address}`]],
      ]),
    ],
    ['危险性概述', { ul: [...hazard.dangers] }],
    ['成分/组成信息', facts(hazard.contents.map((content) => [content] as const))],
    ['急救措施', { ul: [...hazard.firstAid] }],
    ['消防措施', { text: hazard.fire }],
    ['泄漏应急处理', { text: hazard.spill }],
    ['操作处置与储存', { ul: [...cautions, `储存：${storageCondition}。`] }],
    ['接触控制和个体防护', { text: '保持通风；佩戴护目镜与丁腈手套，可能溅出时穿防水围裙。' }],
    ['理化特性', { text: '外观、气味、pH、密度见产品标签与检验报告。' }],
    ['稳定性和反应性', { text: `正常储存稳定，有效期 ${shelfLife}。禁配物：${hazard.incompatible}` }],
    ['毒理学信息', { text: '按规定浓度与方法使用，未见急性毒性；刺激与致敏见第 2 部分。' }],
    ['生态学信息', { text: '不得大量直接排入水体、土壤与下水道。' }],
    [
      '废弃处置',
      { text: '废液按医疗机构污水与危险废物规定处置；空容器冲洗后按可回收物或医疗废物规定处置。' },
    ],
    ['运输信息', { text: hazard.transport }],
    ['法规信息', { text: '《危险化学品安全管理条例》《消毒管理办法》《医疗废物管理条例》。' }],
    ['其他信息', { text: '本说明书为演示资料，数据均为虚构，不作为安全依据。' }],
  ];
  return {
    title: `${name} 安全技术说明书（示例）`,
    footer: `${model}　演示资料，数据均为虚构`,
    watermark: '示例',
    content: [
      { text: company.name, alignment: 'center', style: 'quiet', fontSize: 10 },
      { text: `${name} 安全技术说明书（SDS）`, style: 'title', margin: [0, 2, 0, 12] },
      ...sections.flatMap(([title, content], place) => [
        { text: `第 ${place + 1} 部分　${title}`, style: 'heading' },
        content,
      ]),
    ],
  };
}
