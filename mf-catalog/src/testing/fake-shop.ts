import type { Banner } from 'shared-kernel/contracts';
import {
  aBanner,
  aCategory,
  aProduct,
  aProductGroup,
  aVipInfo,
  type FakeAnswers,
  fakeApi,
} from 'shared-kernel/testing';

export const endoscopy = aCategory({
  id: '1',
  name: '内镜清洗消毒',
  children: [
    { id: '101', name: '高水平消毒剂', type: 1, active: true },
    { id: '102', name: '多酶清洗剂', type: 1, active: true },
  ],
});

const monitoring = aCategory({ id: '4', name: '灭菌监测耗材', children: [] });

const banners: Readonly<Record<Banner['position'], Banner[]>> = {
  index: [
    aBanner({ id: 'b1', title: '软式内镜', linkUrl: '/home?categoryId=101' }),
    aBanner({ id: 'b2', title: '惊喜专区', linkUrl: '/home/surprise' }),
  ],
  index2: [aBanner({ id: 'b3', position: 'index2', title: '每一锅都有证据', linkUrl: '/home?categoryId=4' })],
  ad: [aBanner({ id: 'b4', position: 'ad', title: '会员权益升级', linkUrl: '/mine?currentMenu=my_member' })],
};

/** The answer for a list without facets. */
export const noFacetAnswer = {
  'product/facets': () => ({ total: 0, inStock: 0, facets: [] }),
} satisfies FakeAnswers;

/** A fake shop with two categories, two areas and banners in every position; `more` overrides answers. */
export const aShop = (more: FakeAnswers = {}) =>
  fakeApi({
    'banner/list': ({ position }) => banners[position],
    'product/catagories': () => [endoscopy, monitoring],
    'product/all': ({ type }) =>
      type === 2
        ? [
            aProductGroup({
              id: '2001',
              name: '新品首发',
              products: [aProduct({ id: 'p1', name: '活检钳' })],
            }),
            aProductGroup({
              id: '2002',
              name: '科室常备',
              products: [aProduct({ id: 'p2', name: '洗手液' })],
            }),
          ]
        : [
            aProductGroup({
              ...endoscopy,
              subtitle: '从预处理到储存',
              products: [aProduct({ id: 'p3', name: '消毒液' })],
            }),
            aProductGroup({ ...monitoring, products: [aProduct({ id: 'p4', name: '指示卡' })] }),
          ],
    'order/bought/page': () => ({ list: [], total: 0 }),
    'client/todo': () => ({
      contractsToUpload: 2,
      giftPacksToConfigure: 1,
      ordersToReceive: 0,
      qualificationsToRenew: 0,
      giftPacks: [{ orderId: 'o1', no: 'AL1', expireDate: '2026-12-01' }],
    }),
    'clientvip/info': () => aVipInfo(),
    ...more,
  });
