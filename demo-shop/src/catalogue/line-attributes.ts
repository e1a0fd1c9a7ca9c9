import type { productAttributes } from 'mall-api/schema';

type Stated = Partial<
  Pick<
    typeof productAttributes.$inferInsert,
    'volumeMl' | 'material' | 'concentration' | 'devices' | 'sterile' | 'singleUse'
  >
>;

const channel = ['胃镜', '肠镜'];
const reprocessor = ['内镜清洗消毒机'];
const plasma = ['过氧化氢等离子灭菌器'];
const steam = ['压力蒸汽灭菌器'];
const oxide = ['环氧乙烷灭菌器'];
const disposable = { singleUse: true, sterile: true } as const;
const clean = { singleUse: true, sterile: false } as const;

/**
 * Attributes that all products of a line share, by the line's model; sizes and volumes are in its variants.
 */
export const lineAttributes: Readonly<Record<string, Stated>> = {
  'AL-CB': { ...clean, material: '尼龙', devices: channel },
  'AL-TB': { ...clean, material: '聚乙烯' },
  'AL-TC': { ...clean, devices: ['内镜清洗消毒机', '清洗消毒工作站'] },
  'AL-TO': { ...clean, devices: ['内镜清洗消毒机', '清洗消毒工作站'] },
  'AL-EZ': { devices: ['内镜清洗消毒机', '超声波清洗机'] },
  'AL-IE': { devices: ['喷淋清洗机', '超声波清洗机'] },
  'AL-PAA': { volumeMl: 2000, concentration: '0.2%', devices: reprocessor },
  'AL-OPA': { concentration: '0.55%', devices: reprocessor },
  'AL-GDA': { concentration: '2%', devices: ['清洗消毒工作站'] },
  'AL-BX': { ...disposable, material: '不锈钢', devices: channel },
  'AL-HX': { ...disposable, material: '不锈钢', devices: channel },
  'AL-BB': { ...clean, material: '聚乙烯', devices: ['胃镜'] },
  'AL-NE': { ...disposable, material: '不锈钢', devices: channel },
  'AL-SY': { ...disposable, material: '聚四氟乙烯', devices: channel },
  'AL-SN': { ...disposable, material: '不锈钢', devices: channel },
  'AL-RB': { ...disposable, material: '镍钛合金', devices: ['十二指肠镜'] },
  'AL-FB': { ...disposable, material: '不锈钢', devices: channel },
  'AL-VS': { ...disposable, material: '硅胶', devices: channel },
  'AL-VC': { ...clean, material: '硅胶', devices: channel },
  'AL-HG': { volumeMl: 500, concentration: '75%' },
  'AL-HB': { concentration: '75%', devices: ['感应式手消毒机'] },
  'AL-SK': { volumeMl: 100, concentration: '0.5%' },
  'AL-CHG': { concentration: '2%' },
  'AL-AP': { ...disposable, material: '无纺布', concentration: '75%' },
  'AL-SH': { concentration: '4%' },
  'AL-AT': { ...clean, devices: ['ATP 检测仪'] },
  'AL-WT': { ...clean, devices: ['喷淋清洗机', '超声波清洗机'] },
  'AL-IB': { singleUse: false, sterile: false, material: '不锈钢' },
  'AL-CT': { ...clean, concentration: '59%', devices: plasma },
  'AL-EG': { ...clean, devices: oxide },
  'AL-TRY': { singleUse: false, sterile: false, material: '硅胶', devices: plasma },
  'AL-RK': { singleUse: false, material: '不锈钢', devices: plasma },
  'AL-FL': { ...disposable, material: '聚醚砜', devices: reprocessor },
  'AL-TU': { singleUse: false, material: '硅胶', devices: reprocessor },
  'AL-DP': { devices: ['清洗消毒工作站'] },
  'AL-TS': { devices: [...plasma, ...steam] },
  'AL-CP': { ...clean, material: '无纺布' },
  'AL-XT': { ...clean, material: '无纺布' },
  'AL-FS': { ...clean, material: '聚酯' },
  'AL-GG': { singleUse: false, sterile: false, material: '聚碳酸酯' },
  'AL-GN': { ...clean, material: '丁腈' },
  'AL-GS': { ...disposable, material: '天然橡胶' },
  'AL-GW': { ...clean, material: '无纺布' },
  'AL-CV': { ...disposable, material: '无纺布' },
  'AL-MK': { ...disposable, material: '熔喷布' },
  'AL-MS': { ...disposable, material: '熔喷布' },
  'AL-SB': { ...clean, material: '聚丙烯' },
  'AL-BI': { ...clean, devices: ['生物指示剂阅读器'] },
  'AL-IND': { ...clean, devices: steam },
  'AL-IN': { ...clean, devices: steam },
  'AL-TP': { ...clean, material: '皱纹纸', devices: steam },
  'AL-LB': { ...clean, devices: ['标签打印机'] },
  'AL-BD': { ...clean, devices: steam },
  'AL-PR': { ...clean, material: '纸塑复合', devices: [...steam, ...oxide] },
  'AL-TY': { ...clean, material: '特卫强', devices: plasma },
  'AL-HP': { devices: ['干雾空气消毒机'] },
  'AL-SP': { concentration: '0.2%' },
  'AL-WP': { ...clean, material: '无纺布', concentration: '0.2%' },
  'AL-WA': { ...clean, material: '无纺布', concentration: '75%' },
  'AL-QA': { concentration: '10%' },
  'AL-RIB': { material: '树脂基', devices: ['标签打印机'] },
  'AL-RF': { singleUse: false, devices: channel },
  'AL-WS': { material: '亚克力' },
  'AL-SU': { material: '人造石' },
  'AL-UC': { material: '不锈钢' },
  'AL-AG': { singleUse: false, devices: ['清洗消毒工作站'] },
  'AL-WG': { singleUse: false, devices: ['清洗消毒工作站'] },
  'AL-BE': { ...clean, material: '弹性无纺布' },
  'AL-MT': { ...clean, material: '无纺布' },
  'AL-IV': { ...disposable, material: '聚氨酯' },
  'AL-DK': disposable,
  'AL-ST': disposable,
  'AL-FD': { ...disposable, material: '聚氨酯泡沫' },
  'AL-SI': { ...disposable, material: '银离子纤维' },
  'AL-HC': { ...disposable, material: '水胶体' },
  'AL-AL': { ...disposable, material: '藻酸盐' },
  'AL-OW': { ...clean, material: '无纺布' },
};
