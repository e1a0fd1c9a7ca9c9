import type { Svg } from '../pen/svg';
import { type BannerForm, drawBanner, forms, tones } from './banner';
import { bannerArt } from './banner-art';

interface Entry {
  key: string;
  /** Where the page shows it: the two carousels, or a strip between sections. */
  position: 'index' | 'index2' | 'ad';
  title: string;
  subtitle: string;
  tone: keyof typeof tones;
  art: keyof typeof bannerArt;
}

/** Every banner of the shop; its words are set by the page, its pictures are `/scenes/<key>-<640|1280|1920>.webp` and `-narrow-750.webp`. */
export const banners = [
  {
    key: 'endoscopy',
    position: 'index',
    title: '软式内镜，十分钟高水平消毒',
    subtitle: '过氧乙酸复合配方，浓度现场可测，全程可追溯',
    tone: 'teal',
    art: 'endoscopy',
  },
  {
    key: 'hand-hygiene',
    position: 'index',
    title: '每一次接触前，三十秒',
    subtitle: '免洗手消毒凝胶，速干、温和、可连续使用',
    tone: 'blue',
    art: 'hands',
  },
  {
    key: 'monitoring',
    position: 'index',
    title: '每一锅，都有据可查',
    subtitle: '化学指示、生物监测、B-D 测试，一站配齐',
    tone: 'sand',
    art: 'monitoring',
  },
  {
    key: 'low-temperature',
    position: 'index',
    title: '怕热的器械，交给低温',
    subtitle: '等离子与环氧乙烷两种方案，适配不耐湿热器械',
    tone: 'night',
    art: 'lowTemperature',
  },
  {
    key: 'traceability',
    position: 'index',
    title: '一镜一码，步步留痕',
    subtitle: '从床旁预处理到洁净储存，时长自动核对',
    tone: 'teal',
    art: 'traceability',
  },
  {
    key: 'member-levels',
    position: 'index2',
    title: '会员礼遇，逐级而上',
    subtitle: '五个等级，权益随采购量提升',
    tone: 'navy',
    art: 'membership',
  },
  {
    key: 'gift-pack',
    position: 'index2',
    title: '礼包活动，自选赠品',
    subtitle: '活动期内下单，赠品随单配送',
    tone: 'rose',
    art: 'gifts',
  },
  {
    key: 'surprise',
    position: 'index2',
    title: '惊喜专区，本月特价',
    subtitle: '本月特价产品，按箱补货更省',
    tone: 'rose',
    art: 'surprise',
  },
  {
    key: 'sterilisation',
    position: 'index2',
    title: '每一锅，都有证据',
    subtitle: '化学、生物与过程挑战，监测耗材一次配齐',
    tone: 'sand',
    art: 'monitoring',
  },
  {
    key: 'wound-care',
    position: 'index2',
    title: '温和覆盖，安心愈合',
    subtitle: '泡沫、银离子与水胶体功能敷料',
    tone: 'blue',
    art: 'woundCare',
  },
  {
    key: 'membership',
    position: 'ad',
    title: '会员权益，逐级提升',
    subtitle: '采购累计单位数，自动升级等级',
    tone: 'navy',
    art: 'membership',
  },
  {
    key: 'qualification',
    position: 'ad',
    title: '证照齐全，放心采购',
    subtitle: '证照到期前 60 天即可在线更新',
    tone: 'teal',
    art: 'licences',
  },
  {
    key: 'quick-order',
    position: 'ad',
    title: '快速下单，一次录入',
    subtitle: '按型号与数量直接加入购物车',
    tone: 'sand',
    art: 'quickOrder',
  },
  {
    key: 'service',
    position: 'ad',
    title: '在线客服，有问必答',
    subtitle: '选型、报价、售后，一处答复',
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

/** A banner's scene as an SVG document. */
export const drawBannerPicture = (banner: Banner, form: 'wide' | 'narrow'): Svg =>
  drawBanner(bannerForm(banner, form), tones[banner.tone], bannerArt[banner.art]());
