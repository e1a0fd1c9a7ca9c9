/** What a column of an imported list can hold. */
export type ListField = 'code' | 'name' | 'unit' | 'count' | 'note' | 'hospital' | 'address';

export const listFieldNames: Readonly<Record<ListField, string>> = {
  code: '型号或编码',
  name: '商品名称',
  unit: '单位',
  count: '数量',
  note: '备注',
  hospital: '医院',
  address: '收货地址',
};

const doubtful = { spec: /^(产品|商品|物资)?规格$/, number: /^编号$/ };

/** Headings that hospitals use; the first match is meant where a list has several. */
const headings: Readonly<Record<ListField, readonly RegExp[]>> = {
  code: [
    /^(产品|商品|物料|物资|耗材|货物)?(规格)?[/、及和与]?型号([/或及]?(规格|编码|货号))?$/,
    /^(model|code|sku|sku编码)$/i,
    /^(产品|商品|厂家|供应商|生产商|原厂)?(货号|编码|代码|产品编码)(或?型号)?$/,
    /^(产品|商品)编号$/,
    /^(物料|物资|耗材|院内|材料|存货)(编码|编号|代码|货号)$/,
    // These often hold something else.
    doubtful.spec,
    doubtful.number,
  ],
  name: [
    /^(产品|商品|物料|物资|耗材|货物|材料|器械|通用|注册证|存货)?(名称|品名)$/,
    /^(采购|申请|申领|申购|订购)?(产品|商品|物料|物资|耗材|货物|品种|项目)(及规格)?$/,
    /^(product|name|description|item)$/i,
  ],
  unit: [/^(计量|销售|包装|订货|基本|最小)?单位$/, /^(unit|uom)$/i],
  count: [
    /^(本次|本月|本周|本期|拟|实际)?(订购|采购|订货|下单|购买|请购|要货|定购|批准|核准)(数量|数|量)?$/,
    /^(本次|本月|本周|本期)?(申请|申领|申购|需求|需要|计划|报计划|请领|配送|分配|发货|送货)(采购)?(数量|数|量)$/,
    /^(总|合计)?(数量|数)$/,
    /^(qty|quantity|count|pcs)$/i,
  ],
  note: [/^(采购|申请|商品|明细|本行|其他)?备注(信息|说明|事项)?$/, /^(notes?|remarks?|comments?)$/i],
  hospital: [
    /^(收货|配送|送货|使用|终端|采购|需求|目标)?(医院|医疗机构|院区)(名称|简称)?$/,
    /^(收货|送货|配送|使用|需求|终端|采购)(单位|客户|方|机构)(名称)?$/,
    /^(客户|终端|机构|门店|分院)(名称)?$/,
    /^(医院|客户|机构)(编码|编号|代码)$/,
    /^单位名称$/,
    /^hospital$/i,
  ],
  address: [/^(收货|送货|配送|详细)?地址$/, /^(收货|送货|配送)(地点|院区|科室)$/, /^address$/i],
};

export interface Heading {
  field: ListField;
  /** Priority of the heading; 0 is the highest. */
  rank: number;
  /** Such a column often holds something else. */
  isDoubtful: boolean;
  /** The unit in brackets, as in 采购数量（盒）. */
  unit: string;
}

const bracketed = /[(（【[]([^)）】\]]*)[)）】\]]/g;

/** Normalised: half width, without blanks, punctuation and brackets. */
const plainHeading = (cell: string): string =>
  cell
    .normalize('NFKC')
    .replace(bracketed, '')
    .replace(/[\s*:＊#"“”]/g, '');

/** The heading that a cell is, among some fields; null for any other text. */
export function headingOf(cell: string, fields: readonly ListField[]): Heading | null {
  if (cell === '' || cell.length > 24) return null;
  const text = plainHeading(cell);
  for (const field of fields) {
    const rank = headings[field].findIndex((heading) => heading.test(text));
    if (rank < 0) continue;
    const isDoubtful = Object.values(doubtful).some((heading) => heading.test(text));
    return { field, rank, isDoubtful, unit: field === 'count' ? unitIn(cell) : '' };
  }
  return null;
}

/** 采购数量（盒）: a short word, not an instruction or a purpose. */
function unitIn(heading: string): string {
  const [, inside = ''] = /\(([^)]*)\)/.exec(heading.normalize('NFKC')) ?? [];
  const text = inside.replace(/^单位:?/, '').trim();
  return /^[\p{Script=Han}a-z]{1,3}$/iu.test(text) && !/必填|整数|填写|选填|个数|数量/.test(text) ? text : '';
}
