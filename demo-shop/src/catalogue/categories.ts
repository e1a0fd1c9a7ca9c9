import type { FamilyKey } from '../drawings/families';

interface SeedCategory {
  id: number;
  name: string;
  subtitle: string;
  picture: FamilyKey;
  children: readonly string[];
}

/** Product categories. A subcategory's id is its parent's × 100 + its position from 1. */
export const goodsCategories: readonly SeedCategory[] = [
  {
    id: 1,
    name: '内镜清洗消毒',
    subtitle: '从床旁预处理到洁净储存',
    picture: 'jerrycan',
    children: ['高水平消毒剂', '多酶清洗剂', '内镜清洗消毒机', '内镜干燥储存', '清洗刷与耗材', '浓度监测'],
  },
  {
    id: 2,
    name: '手与皮肤消毒',
    subtitle: '医护手卫生、术前皮肤准备',
    picture: 'bottle-pump',
    children: ['免洗手消毒', '皮肤消毒', '外科洗手', '感应设备', '黏膜消毒'],
  },
  {
    id: 3,
    name: '环境物表消毒',
    subtitle: '床单元、仪器表面与终末消毒',
    picture: 'can-wipes',
    children: ['消毒湿巾', '含氯消毒', '季铵盐消毒', '喷雾消毒', '空气与终末消毒'],
  },
  {
    id: 4,
    name: '灭菌监测耗材',
    subtitle: '每一锅都有证据',
    picture: 'box-strips',
    children: ['化学指示物', '生物指示物', 'B-D 与过程挑战', '指示胶带与标签', '灭菌包装'],
  },
  {
    id: 5,
    name: '内镜诊疗附件',
    subtitle: '一次性使用，一人一件',
    picture: 'biopsy-forceps',
    children: ['活检钳', '圈套器', '注射与喷洒', '咬口', '阀门按钮', '取石与异物'],
  },
  {
    id: 6,
    name: '感控防护用品',
    subtitle: '从头到脚的标准防护',
    picture: 'mask',
    children: ['口罩', '手套', '隔离衣与防护服', '面屏护目', '帽与鞋套', '利器盒'],
  },
  {
    id: 7,
    name: '追溯与信息化',
    subtitle: '一镜一码，一包一码',
    picture: 'trace-terminal',
    children: ['追溯终端', '标签打印', '扫码与射频', '环境监测', '追溯软件'],
  },
  {
    id: 8,
    name: '清洗工作站',
    subtitle: '内镜中心与供应室整体方案',
    picture: 'washstation',
    children: ['整体工作站', '清洗槽单元', '超声清洗', '工作站附件'],
  },
  {
    id: 9,
    name: '低温灭菌设备',
    subtitle: '不耐热器械的灭菌选择',
    picture: 'sterilizer-plasma',
    children: ['等离子灭菌器', '环氧乙烷灭菌器', '灭菌剂与卡匣', '装载与器械盒'],
  },
  {
    id: 10,
    name: '护理与伤口',
    subtitle: '创面管理与基础护理',
    picture: 'dressing',
    children: ['功能敷料', '绷带与固定', '换药缝合包', '造口与皮肤护理'],
  },
  {
    id: 11,
    name: '器械清洗保养',
    subtitle: '供应室日常清洗与评价',
    picture: 'ultrasonic',
    children: ['器械清洗剂', '润滑与除锈', '器械清洗刷', '清洗效果监测'],
  },
  {
    id: 12,
    name: '配件与服务',
    subtitle: '原厂配件，年度保养',
    picture: 'valve-set',
    children: ['滤芯与管路', '传感与探头', '泵与阀件', '检测与保养服务'],
  },
];

/** The tabs of the home page's product areas, with their models. */
export const homeAreas = [
  {
    id: 2001,
    name: '新品首发',
    subtitle: '本季上新',
    models: [
      'AL-PAA 2000',
      'AL-BX 23',
      'AL-WS 300',
      'AL-IND 5',
      'AL-AER 890',
      'AL-BI 24',
      'AL-PS 100D',
      'AL-TR 21',
    ],
  },
  {
    id: 2002,
    name: '科室常备',
    subtitle: '按箱补货更省',
    models: ['AL-HG 500', 'AL-SK 100', 'AL-MK 95', 'AL-WP 80', 'AL-GN M', 'AL-MS 3', 'AL-CL 100', 'AL-DK 2'],
  },
  {
    id: 2003,
    name: '内镜中心',
    subtitle: '一条流程配齐',
    models: [
      'AL-OPA 55',
      'AL-EZ 300',
      'AL-CB 20',
      'AL-TC PAA',
      'AL-VS O',
      'AL-BB A',
      'AL-SN 15',
      'AL-DC 8',
      'AL-NE 23',
    ],
  },
  {
    id: 2004,
    name: '感控精选',
    subtitle: '院感科推荐',
    models: ['AL-WP 160', 'AL-CHG 100', 'AL-GW L', 'AL-SB 3', 'AL-FS 1', 'AL-AT S', 'AL-HP 6', 'AL-DA 10'],
  },
] as const;
