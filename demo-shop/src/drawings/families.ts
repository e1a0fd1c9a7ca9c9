import { alcoholPads } from './art/alcohol-pads';
import { apron } from './art/apron';
import { bandage } from './art/bandage';
import { biopsyCap } from './art/biopsy-cap';
import { biopsyForceps } from './art/biopsy-forceps';
import { biteBlock } from './art/bite-block';
import { bottlePump } from './art/bottle-pump';
import { bottleScrew } from './art/bottle-screw';
import { bottleSpray } from './art/bottle-spray';
import { bowieDick } from './art/bowie-dick';
import { boxIndicator } from './art/box-indicator';
import { boxStrips } from './art/box-strips';
import { canWipes } from './art/can-wipes';
import { cap } from './art/cap';
import { cassette } from './art/cassette';
import { cleaningBrush } from './art/cleaning-brush';
import { coverall } from './art/coverall';
import { cupMask } from './art/cup-mask';
import { dispenserAuto } from './art/dispenser-auto';
import { dosingPump } from './art/dosing-pump';
import type { Drawing } from './art/drawing';
import { dressing } from './art/dressing';
import { dryingCabinet } from './art/drying-cabinet';
import { endoscopeWasher } from './art/endoscope-washer';
import { filterCartridge } from './art/filter-cartridge';
import { flatPouch } from './art/flat-pouch';
import { gasCan } from './art/gas-can';
import { gelBag } from './art/gel-bag';
import { gloves } from './art/gloves';
import { goggles } from './art/goggles';
import { gown } from './art/gown';
import { graspingForceps } from './art/grasping-forceps';
import { handheldMeter } from './art/handheld-meter';
import { incubatorReader } from './art/incubator-reader';
import { injectionNeedle } from './art/injection-needle';
import { instrumentTray } from './art/instrument-tray';
import { jerrycan } from './art/jerrycan';
import { labelPrinter } from './art/label-printer';
import { linerBag } from './art/liner-bag';
import { loadingRack } from './art/loading-rack';
import { lumenChallenge } from './art/lumen-challenge';
import { mask } from './art/mask';
import { mistMachine } from './art/mist-machine';
import { pouchRoll } from './art/pouch-roll';
import { rfidTag } from './art/rfid-tag';
import { sachet } from './art/sachet';
import { scanner } from './art/scanner';
import { sensorProbe } from './art/sensor-probe';
import { serviceKit } from './art/service-kit';
import { sharpsBox } from './art/sharps-box';
import { shield } from './art/shield';
import { shoeCover } from './art/shoe-cover';
import { sinkUnit } from './art/sink-unit';
import { snare } from './art/snare';
import { softPack } from './art/soft-pack';
import { sprayGun } from './art/spray-gun';
import { sterilizerEo } from './art/sterilizer-eo';
import { sterilizerPlasma } from './art/sterilizer-plasma';
import { stoneBasket } from './art/stone-basket';
import { sutureKit } from './art/suture-kit';
import { swabs } from './art/swabs';
import { tabletJar } from './art/tablet-jar';
import { tapeRoll } from './art/tape-roll';
import { testCard } from './art/test-card';
import { traceTerminal } from './art/trace-terminal';
import { tubing } from './art/tubing';
import { ultrasonic } from './art/ultrasonic';
import { valveBrush } from './art/valve-brush';
import { valveSet } from './art/valve-set';
import { washstation } from './art/washstation';

/** The product families that have a drawing; every product of the seed names one of them. */
export const families = [
  { key: 'bottle-pump', caption: '按压瓶装消毒液', drawing: bottlePump },
  { key: 'bottle-spray', caption: '喷雾瓶装消毒剂', drawing: bottleSpray },
  { key: 'jerrycan', caption: '大桶装清洗消毒液', drawing: jerrycan },
  { key: 'can-wipes', caption: '桶装消毒湿巾', drawing: canWipes },
  { key: 'sachet', caption: '独立袋装消毒粉剂', drawing: sachet },
  { key: 'tablet-jar', caption: '瓶装消毒泡腾片', drawing: tabletJar },
  { key: 'gel-bag', caption: '袋装手消毒凝胶', drawing: gelBag },
  { key: 'mask', caption: '医用口罩', drawing: mask },
  { key: 'gown', caption: '隔离衣', drawing: gown },
  { key: 'gloves', caption: '检查手套', drawing: gloves },
  { key: 'shield', caption: '防护面屏', drawing: shield },
  { key: 'cap', caption: '医用帽', drawing: cap },
  { key: 'box-strips', caption: '化学指示卡', drawing: boxStrips },
  { key: 'box-indicator', caption: '生物指示剂', drawing: boxIndicator },
  { key: 'bowie-dick', caption: 'B-D 测试包', drawing: bowieDick },
  { key: 'tape-roll', caption: '灭菌指示胶带', drawing: tapeRoll },
  { key: 'pouch-roll', caption: '灭菌包装卷袋', drawing: pouchRoll },
  { key: 'label-printer', caption: '追溯标签打印机', drawing: labelPrinter },
  { key: 'scanner', caption: '手持扫码器', drawing: scanner },
  { key: 'trace-terminal', caption: '追溯工作终端', drawing: traceTerminal },
  { key: 'endoscope-washer', caption: '内镜清洗消毒机', drawing: endoscopeWasher },
  { key: 'drying-cabinet', caption: '内镜干燥储存柜', drawing: dryingCabinet },
  { key: 'washstation', caption: '内镜清洗工作站', drawing: washstation },
  { key: 'sink-unit', caption: '清洗槽单元', drawing: sinkUnit },
  { key: 'ultrasonic', caption: '超声波清洗机', drawing: ultrasonic },
  { key: 'sterilizer-plasma', caption: '低温等离子灭菌器', drawing: sterilizerPlasma },
  { key: 'sterilizer-eo', caption: '环氧乙烷灭菌器', drawing: sterilizerEo },
  { key: 'biopsy-forceps', caption: '活检钳', drawing: biopsyForceps },
  { key: 'snare', caption: '圈套器', drawing: snare },
  { key: 'cleaning-brush', caption: '内镜清洗刷', drawing: cleaningBrush },
  { key: 'injection-needle', caption: '内镜注射针', drawing: injectionNeedle },
  { key: 'bite-block', caption: '咬口', drawing: biteBlock },
  { key: 'valve-set', caption: '内镜阀门按钮套装', drawing: valveSet },
  { key: 'dressing', caption: '伤口敷料', drawing: dressing },
  { key: 'bandage', caption: '弹性绷带', drawing: bandage },
  { key: 'suture-kit', caption: '缝合换药包', drawing: sutureKit },
  { key: 'dispenser-auto', caption: '感应手消毒机', drawing: dispenserAuto },
  { key: 'sharps-box', caption: '利器盒', drawing: sharpsBox },
  { key: 'test-card', caption: '浓度测试卡', drawing: testCard },
  { key: 'sensor-probe', caption: '温湿度监测探头', drawing: sensorProbe },
  { key: 'bottle-screw', caption: '瓶装消毒液', drawing: bottleScrew },
  { key: 'gas-can', caption: '环氧乙烷气罐', drawing: gasCan },
  { key: 'filter-cartridge', caption: '除菌滤芯', drawing: filterCartridge },
  { key: 'alcohol-pads', caption: '酒精棉片', drawing: alcoholPads },
  { key: 'shoe-cover', caption: '一次性鞋套', drawing: shoeCover },
  { key: 'service-kit', caption: '年度保养服务', drawing: serviceKit },
  { key: 'soft-pack', caption: '软包湿巾', drawing: softPack },
  { key: 'goggles', caption: '医用隔离护目镜', drawing: goggles },
  { key: 'spray-gun', caption: '高压冲洗枪', drawing: sprayGun },
  { key: 'instrument-tray', caption: '灭菌器械盒', drawing: instrumentTray },
  { key: 'loading-rack', caption: '灭菌装载架', drawing: loadingRack },
  { key: 'dosing-pump', caption: '定量加液泵', drawing: dosingPump },
  { key: 'tubing', caption: '清洗连接管', drawing: tubing },
  { key: 'incubator-reader', caption: '生物指示剂阅读器', drawing: incubatorReader },
  { key: 'mist-machine', caption: '干雾空气消毒机', drawing: mistMachine },
  { key: 'cassette', caption: '灭菌卡匣', drawing: cassette },
  { key: 'handheld-meter', caption: '手持测试仪', drawing: handheldMeter },
  { key: 'coverall', caption: '医用防护服', drawing: coverall },
  { key: 'rfid-tag', caption: '内镜射频标签', drawing: rfidTag },
  { key: 'swabs', caption: '荧光检测棉签', drawing: swabs },
  { key: 'apron', caption: '一次性围裙', drawing: apron },
  { key: 'lumen-challenge', caption: '管腔灭菌过程挑战装置', drawing: lumenChallenge },
  { key: 'biopsy-cap', caption: '活检孔密封帽', drawing: biopsyCap },
  { key: 'flat-pouch', caption: '特卫强灭菌袋', drawing: flatPouch },
  { key: 'liner-bag', caption: '内镜转运内衬袋', drawing: linerBag },
  { key: 'cup-mask', caption: '杯形医用防护口罩', drawing: cupMask },
  { key: 'grasping-forceps', caption: '异物钳', drawing: graspingForceps },
  { key: 'stone-basket', caption: '取石网篮', drawing: stoneBasket },
  { key: 'valve-brush', caption: '按钮阀口短刷', drawing: valveBrush },
] as const satisfies ReadonlyArray<{ key: string; caption: string; drawing: Drawing }>;

export type FamilyKey = (typeof families)[number]['key'];

export interface Family {
  key: FamilyKey;
  caption: string;
  drawing: Drawing;
}

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
