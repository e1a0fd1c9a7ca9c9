/** Meta titles of the routes (section 2); the longest path that covers a page names it. */
const titles: Readonly<Record<string, string>> = {
  '/login': '登录',
  '/home': '首页',
  '/home/detail': '商品详情',
  '/home/all_product': '商品分类',
  '/home/surprise': '惊喜专区',
  '/home/contact_us': '联系我们',
  '/shoppingcar': '购物车',
  '/shoppingcar/divideorder': '拆分配送',
  '/shoppingcar/giftbag': '配置礼包',
  '/shoppingcar/giftbagdetail': '礼包明细',
  '/shoppingcar/giftbagqtydetail': '礼包明细',
  '/ordercenter': '订单中心',
  '/ordercenter/orderdetail': '订单详情',
  '/mine': '用户中心',
  '/mine/qualificationmanage': '关联单位列表',
  '/mine/addressbook': '收货地址',
  '/mine/accountsettings': '账号设置',
  '/certificate': '资质证照',
  '/clause': '使用条款',
  '/privacy': '隐私声明',
  '/contactus': '联系我们',
  '/searchpage': '搜索',
  '/waiting': '敬请期待',
};

const notFoundTitle = '页面不存在';

/** The page's title: the query's `title`, or else the meta title of its route (section 2, access guard). */
export function titleOf({ pathname, search }: { pathname: string; search: string }): string {
  const asked = new URLSearchParams(search).get('title')?.trim();
  if (asked) return asked;
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return titles[path] ?? notFoundTitle;
}
