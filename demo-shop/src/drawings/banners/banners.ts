import type { Svg } from '../pen/svg';
import { type BannerForm, type BannerText, drawBanner, forms, tones } from './banner';
import { bannerArt } from './banner-art';

interface Entry extends BannerText {
  key: string;
  /** Where the page shows it: the two carousels, or a strip between sections. */
  position: 'index' | 'index2' | 'ad';
  title: string;
  alt: string;
  tone: keyof typeof tones;
  art: keyof typeof bannerArt;
}

/** Every banner of the shop; its pictures are `/banners/<key>-<640|1280|1920>.webp` and `-narrow-750.webp`. */
export const banners = [
  {
    key: 'endoscopy',
    position: 'index',
    title: '内镜清洗消毒',
    alt: '软式内镜，十分钟高水平消毒：清洗消毒机、消毒液与浓度测试卡',
    headline: ['软式内镜，', '十分钟高水平消毒'],
    sub: '过氧乙酸复合配方，浓度现场可测，全程可追溯',
    tone: 'teal',
    art: 'endoscopy',
  },
  {
    key: 'hand-hygiene',
    position: 'index',
    title: '手卫生',
    alt: '每一次接触前，三十秒：感应手消毒机、手消毒液与补充袋',
    headline: ['每一次接触前，', '三十秒'],
    sub: '免洗手消毒凝胶，速干、温和、可连续使用',
    tone: 'blue',
    art: 'hands',
  },
  {
    key: 'monitoring',
    position: 'index',
    title: '灭菌监测',
    alt: '每一锅，都有据可查：生物指示剂、化学指示卡与 B-D 测试包',
    headline: ['每一锅，', '都有据可查'],
    sub: '化学指示、生物监测、B-D 测试，一站配齐',
    tone: 'sand',
    art: 'monitoring',
  },
  {
    key: 'low-temperature',
    position: 'index',
    title: '低温灭菌',
    alt: '怕热的器械，交给低温：等离子与环氧乙烷灭菌器',
    headline: ['怕热的器械，', '交给低温'],
    sub: '等离子与环氧乙烷两种方案，适配不耐湿热器械',
    tone: 'night',
    art: 'lowTemperature',
  },
  {
    key: 'traceability',
    position: 'index',
    title: '追溯信息化',
    alt: '一镜一码，步步留痕：追溯终端、标签打印机与扫码器',
    headline: ['一镜一码，', '步步留痕'],
    sub: '从床旁预处理到洁净储存，时长自动核对',
    tone: 'teal',
    art: 'traceability',
  },
  {
    key: 'member-levels',
    position: 'index2',
    title: '会员礼遇',
    alt: '会员礼遇，逐级而上：银牌、金牌、铂金与钻石会员',
    headline: ['会员礼遇，', '逐级而上'],
    sub: '五个等级，权益随采购量提升',
    tone: 'navy',
    art: 'membership',
  },
  {
    key: 'gift-pack',
    position: 'index2',
    title: '礼包活动',
    alt: '礼包活动，自选赠品',
    headline: ['礼包活动，', '自选赠品'],
    sub: '活动期内下单，赠品随单配送',
    tone: 'rose',
    art: 'gifts',
  },
  {
    key: 'surprise',
    position: 'index2',
    title: '惊喜专区',
    alt: '惊喜专区，本月特价：湿巾、喷雾与消毒液',
    headline: ['惊喜专区，', '本月特价'],
    sub: '本月特价产品，按箱补货更省',
    tone: 'rose',
    art: 'surprise',
  },
  {
    key: 'sterilisation',
    position: 'index2',
    title: '灭菌监测耗材',
    alt: '每一锅，都有证据：生物指示剂、化学指示卡与 B-D 测试包',
    headline: ['每一锅，', '都有证据'],
    sub: '化学、生物与过程挑战，监测耗材一次配齐',
    tone: 'sand',
    art: 'monitoring',
  },
  {
    key: 'wound-care',
    position: 'index2',
    title: '护理与伤口',
    alt: '温和覆盖，安心愈合：换药包、弹性绷带与敷料',
    headline: ['温和覆盖，', '安心愈合'],
    sub: '泡沫、银离子与水胶体功能敷料',
    tone: 'blue',
    art: 'woundCare',
  },
  {
    key: 'membership',
    position: 'ad',
    title: '会员权益',
    alt: '会员权益升级',
    headline: ['会员权益，', '逐级提升'],
    sub: '采购累计单位数，自动升级等级',
    tone: 'navy',
    art: 'membership',
  },
  {
    key: 'qualification',
    position: 'ad',
    title: '资质证照',
    alt: '证照齐全，放心采购',
    headline: ['证照齐全，', '放心采购'],
    sub: '证照到期前 60 天即可在线更新',
    tone: 'teal',
    art: 'licences',
  },
  {
    key: 'quick-order',
    position: 'ad',
    title: '快速下单',
    alt: '快速下单：型号与数量一次录入',
    headline: ['快速下单，', '一次录入'],
    sub: '按型号与数量直接加入购物车',
    tone: 'sand',
    art: 'quickOrder',
  },
  {
    key: 'service',
    position: 'ad',
    title: '在线客服',
    alt: '在线客服，有问必答',
    headline: ['在线客服，', '有问必答'],
    sub: '选型、报价、售后，一处答复',
    tone: 'blue',
    art: 'service',
  },
] as const satisfies readonly Entry[];

export type Banner = (typeof banners)[number];

const wideForms = { index: forms.hero, index2: forms.band, ad: forms.strip } as const;
const narrowForms = { index: forms.narrow, index2: forms.narrow, ad: forms.narrowStrip } as const;

/** Size in pixels of a banner's widest picture, and of the one for phones. */
export const bannerForm = (banner: Banner, form: 'wide' | 'narrow'): BannerForm =>
  (form === 'wide' ? wideForms : narrowForms)[banner.position];

/** A banner as an SVG document, its type still as text. */
export const drawBannerPicture = (banner: Banner, form: 'wide' | 'narrow'): Svg =>
  drawBanner(bannerForm(banner, form), tones[banner.tone], banner, bannerArt[banner.art]());
