/** A safety data sheet's statements about a substance beyond its handling. */
export interface ChemicalHazard {
  /** Class and warnings: section 2 of the sheet. */
  dangers: readonly string[];
  contents: readonly (readonly [substance: string, share: string])[];
  firstAid: readonly string[];
  fire: string;
  spill: string;
  incompatible: string;
  transport: string;
}

const rinse = '眼睛接触：撑开眼睑，用清水或生理盐水冲洗至少 15 分钟，就医。';
const skin = '皮肤接触：脱去被污染的衣物，用大量清水冲洗。';
const swallowed = '误服：漱口，不要催吐，携带本说明书就医。';
const notDangerous = '不属于危险货物，按普通货物运输。';

const oxidising: ChemicalHazard = {
  dangers: ['氧化性液体，类别 3', '皮肤腐蚀/刺激，类别 2', '严重眼损伤，类别 1', '信号词：危险'],
  contents: [
    ['过氧化物（过氧乙酸、过氧化氢）', '按标签'],
    ['水', '余量'],
  ],
  firstAid: ['吸入：移至空气新鲜处，呼吸不畅时就医。', skin, rinse, swallowed],
  fire: '本品可助燃。用大量水灭火并冷却容器，不用有机灭火材料。',
  spill: '通风，用大量水稀释后用惰性材料吸收；不用木屑、棉纱等可燃物。',
  incompatible: '还原剂、金属粉末、碱、可燃物；受热分解放出氧气。',
  transport: '小包装按有限数量运输，直立、防晒、避热。',
};

const aldehyde: ChemicalHazard = {
  dangers: ['皮肤致敏物，类别 1', '呼吸道致敏物，类别 1', '严重眼刺激，类别 2', '信号词：危险'],
  contents: [
    ['醛类（邻苯二甲醛或戊二醛）', '按标签'],
    ['水', '余量'],
  ],
  firstAid: ['吸入：立即离开现场；出现喘息时就医。', skin, rinse, swallowed],
  fire: '本品不易燃。灭火人员佩戴自给式呼吸器。',
  spill: '通风，佩戴护目镜与丁腈手套，用甘氨酸中和后吸收。',
  incompatible: '强氧化剂、强碱、胺类。',
  transport: notDangerous,
};

const alcoholic: ChemicalHazard = {
  dangers: ['易燃液体，类别 2', '严重眼刺激，类别 2A', '信号词：危险'],
  contents: [
    ['乙醇或异丙醇', '按标签'],
    ['其他成分', '余量'],
  ],
  firstAid: ['吸入：移至空气新鲜处。', '皮肤接触：用清水冲洗。', rinse, swallowed],
  fire: '高度易燃。用抗溶性泡沫、干粉或二氧化碳灭火，冷却容器。',
  spill: '移除火源，通风，用不燃材料吸收，用防爆工具收集。',
  incompatible: '强氧化剂、明火与高热。',
  transport: 'UN 1170，第 3 类，包装类别 II；小包装按有限数量运输。',
};

const chlorinated: ChemicalHazard = {
  dangers: [
    '严重眼刺激，类别 2',
    '特异性靶器官毒性（呼吸道刺激），类别 3',
    '危害水生环境，类别 1',
    '信号词：警告',
  ],
  contents: [
    ['含氯消毒成分', '按标签'],
    ['助剂', '余量'],
  ],
  firstAid: ['吸入：移至空气新鲜处，咳嗽不止时就医。', skin, rinse, swallowed],
  fire: '本品不燃，受热放出有毒气体。用大量水灭火。',
  spill: '通风，保持干燥，收集于清洁干燥的容器；不得排入水体。',
  incompatible: '酸类（放出氯气）、铵盐、还原剂、可燃物。',
  transport: '防潮、防晒，不与酸类混运；小包装按有限数量运输。',
};

const oxide: ChemicalHazard = {
  dangers: ['易燃气体，类别 1', '加压气体', '急性毒性（吸入），类别 3', '致癌性，类别 1B', '信号词：危险'],
  contents: [['环氧乙烷', '按标签']],
  firstAid: ['吸入：立即移至空气新鲜处，吸氧并就医。', skin, rinse],
  fire: '极易燃。切断气源，用雾状水冷却；不能切断时不扑灭泄漏处的火焰。',
  spill: '撤离、消除火源、强制通风，专业人员佩戴自给式呼吸器处置。',
  incompatible: '酸、碱、氧化剂、金属氯化物；可剧烈聚合。',
  transport: 'UN 1040，第 2.3 类，须由有资质的承运人运输。',
};

const mild: ChemicalHazard = {
  dangers: ['按现有数据不属于急性危害类别', '眼刺激，类别 2B', '信号词：警告'],
  contents: [
    ['有效成分', '按标签'],
    ['助剂与水', '余量'],
  ],
  firstAid: ['皮肤接触：用清水冲洗；出现过敏时停用并就医。', rinse, swallowed],
  fire: '本品不燃。按周围火情选用灭火剂。',
  spill: '用吸水材料吸收，清水冲洗地面，注意防滑。',
  incompatible: '强酸、强碱、强氧化剂；不与其他清洗消毒剂混用。',
  transport: notDangerous,
};

const byLine: Readonly<Record<string, ChemicalHazard>> = {
  'AL-PAA': oxidising,
  'AL-CT': oxidising,
  'AL-HP': oxidising,
  'AL-OPA': aldehyde,
  'AL-GDA': aldehyde,
  'AL-HG': alcoholic,
  'AL-HB': alcoholic,
  'AL-AP': alcoholic,
  'AL-CHG': alcoholic,
  'AL-SH': alcoholic,
  'AL-WA': alcoholic,
  'AL-CL': chlorinated,
  'AL-CD': chlorinated,
  'AL-EG': oxide,
};

/** @param line model of the product's line */
export const hazardOf = (line: string): ChemicalHazard => byLine[line] ?? mild;
