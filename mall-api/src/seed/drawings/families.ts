/** The product families that have a drawing; every product of the seed names one of them. */
export const families = [
  { key: 'bottle-pump', caption: '按压瓶装消毒液' },
  { key: 'bottle-spray', caption: '喷雾瓶装消毒剂' },
  { key: 'jerrycan', caption: '大桶装清洗消毒液' },
  { key: 'can-wipes', caption: '桶装消毒湿巾' },
  { key: 'sachet', caption: '独立袋装消毒粉剂' },
  { key: 'tablet-jar', caption: '瓶装消毒泡腾片' },
  { key: 'gel-bag', caption: '袋装手消毒凝胶' },
  { key: 'mask', caption: '医用口罩' },
  { key: 'gown', caption: '隔离衣' },
  { key: 'gloves', caption: '检查手套' },
  { key: 'shield', caption: '防护面屏' },
  { key: 'cap', caption: '医用帽' },
  { key: 'box-strips', caption: '化学指示卡' },
  { key: 'box-indicator', caption: '生物指示剂' },
  { key: 'bowie-dick', caption: 'B-D 测试包' },
  { key: 'tape-roll', caption: '灭菌指示胶带' },
  { key: 'pouch-roll', caption: '灭菌包装卷袋' },
  { key: 'label-printer', caption: '追溯标签打印机' },
  { key: 'scanner', caption: '手持扫码器' },
  { key: 'trace-terminal', caption: '追溯工作终端' },
  { key: 'endoscope-washer', caption: '内镜清洗消毒机' },
  { key: 'drying-cabinet', caption: '内镜干燥储存柜' },
  { key: 'washstation', caption: '内镜清洗工作站' },
  { key: 'sink-unit', caption: '清洗槽单元' },
  { key: 'ultrasonic', caption: '超声波清洗机' },
  { key: 'sterilizer-plasma', caption: '低温等离子灭菌器' },
  { key: 'sterilizer-eo', caption: '环氧乙烷灭菌器' },
  { key: 'biopsy-forceps', caption: '活检钳' },
  { key: 'snare', caption: '圈套器' },
  { key: 'cleaning-brush', caption: '内镜清洗刷' },
  { key: 'injection-needle', caption: '内镜注射针' },
  { key: 'bite-block', caption: '咬口' },
  { key: 'valve-set', caption: '内镜阀门按钮套装' },
  { key: 'dressing', caption: '伤口敷料' },
  { key: 'bandage', caption: '弹性绷带' },
  { key: 'suture-kit', caption: '缝合换药包' },
  { key: 'dispenser-auto', caption: '感应手消毒机' },
  { key: 'sharps-box', caption: '利器盒' },
  { key: 'test-card', caption: '浓度测试卡' },
  { key: 'sensor-probe', caption: '温湿度监测探头' },
] as const;

export type FamilyKey = (typeof families)[number]['key'];

/** The pictures that every family has, in the order of a product's gallery. */
export const views = [
  { key: 'front', caption: '正面' },
  { key: 'pack', caption: '包装' },
  { key: 'detail', caption: '细节' },
  { key: 'scale', caption: '尺寸' },
  { key: 'label', caption: '标签' },
  { key: 'use', caption: '使用场景' },
  { key: 'kit', caption: '组成' },
  { key: 'back', caption: '背面' },
] as const;

export type ViewKey = (typeof views)[number]['key'];
