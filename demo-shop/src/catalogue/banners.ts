import type { banners } from 'mall-api/schema';
import { pathTo } from 'shared-kernel/domain';
import { tones } from '../drawings/banners/banner';
import { type Banner, banners as drawnBanners } from '../drawings/banners/banners';

const toCategory = (id: number) => `${pathTo('/home')}?categoryId=${id}`;

/** The banners and where each links: a category of the home page, or another page. */
const shown: readonly (readonly [key: Banner['key'], actionText: string, linkUrl: string])[] = [
  ['endoscopy', '了解产品', toCategory(1)],
  ['hand-hygiene', '查看手卫生产品', toCategory(2)],
  ['low-temperature', '查看灭菌设备', toCategory(9)],
  ['traceability', '查看追溯方案', toCategory(7)],
  ['surprise', '去看看', pathTo('/home/surprise')],
  ['sterilisation', '查看监测耗材', toCategory(4)],
  ['wound-care', '查看护理产品', toCategory(10)],
  ['member-levels', '查看会员权益', pathTo('/mine', { currentMenu: 'my_rights' })],
  ['membership', '查看我的等级', pathTo('/mine', { currentMenu: 'my_member' })],
  ['qualification', '管理资质', pathTo('/mine/qualificationManage')],
  ['service', '联系我们', pathTo('/home/contact_us')],
];

export const seedBanners: readonly (typeof banners.$inferInsert)[] = shown.flatMap(
  ([wanted, actionText, linkUrl], sort) =>
    drawnBanners
      .filter(({ key }) => key === wanted)
      .map(({ key, position, title, subtitle, tone }) => {
        const imageUrl = `/media/scenes/${key}-1280.webp`;
        const { ground } = tones[tone];
        return { position, imageUrl, ground, title, subtitle, actionText, linkUrl, sort };
      }),
);
