import { clientVips, messages, vipLevels, vipProductUnitQtys, vipRights } from '../../db/schema';
import { openShop, type TestBuyer, type TestShop } from '../../testing/shop';

let shop: TestShop;
let buyer: TestBuyer;
let stranger: TestBuyer;
beforeAll(async () => {
  shop = await openShop();
  await shop.db.insert(vipLevels).values([
    { level: 1, name: '普通会员', upgradeUnitQty: 1000, rightsUrl: '/media/rights-1.webp', rule: '' },
    { level: 5, name: '钻石会员', upgradeUnitQty: null, rightsUrl: '/media/rights-5.webp', rule: '' },
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  stranger = await shop.buyer();
});

describe('membership', () => {
  test('shows level, units and the next level’s threshold', async () => {
    await shop.db.insert(clientVips).values([
      { clientId: buyer.clientId, level: 1, unitQty: 12, registerDate: '2025-05-01' },
      { clientId: stranger.clientId, level: 5, unitQty: 200_000, registerDate: '2024-01-01' },
    ]);
    expect(await buyer.get('clientvip/info', {})).toEqual({
      vipLevel: 1,
      vipLevelName: '普通会员',
      registerDate: '2025-05-01',
      unitQty: 12,
      upgradeUnitQty: 1000,
    });
    expect(await buyer.get('clientvip/rights', {})).toEqual({ url: '/media/rights-1.webp' });
    expect(await stranger.get('clientvip/info', {})).toMatchObject({ vipLevel: 5, upgradeUnitQty: 0 });
  });

  test('shows each level’s rights as a table if the shop has one, in its order', async () => {
    await shop.db
      .insert(clientVips)
      .values({ clientId: buyer.clientId, level: 5, unitQty: 200_000, registerDate: '2024-01-01' });
    await shop.db.insert(vipRights).values([
      { name: '驻场支持', note: null, fromLevel: 5, sort: 2 },
      { name: '专属客服', note: '工作日一对一答复', fromLevel: 1, sort: 1 },
    ]);
    expect(await buyer.get('clientvip/rights', {})).toEqual({
      url: '/media/rights-5.webp',
      table: {
        level: 5,
        levels: [
          { level: 1, name: '普通会员' },
          { level: 5, name: '钻石会员' },
        ],
        rights: [
          { name: '专属客服', note: '工作日一对一答复', fromLevel: 1 },
          { name: '驻场支持', note: null, fromLevel: 5 },
        ],
      },
    });
    await shop.db.delete(vipRights);
  });

  test('a client without membership has none', async () => {
    expect(await buyer.ask('clientvip/info', {})).toMatchObject({ code: '60004' });
    expect(await buyer.ask('clientvip/rights', {})).toMatchObject({ code: '60004' });
  });

  test('the table of models keeps its order', async () => {
    await shop.db.insert(vipProductUnitQtys).values([
      { productModel: 'B', unitQty: 2, sort: 2 },
      { productModel: 'A', unitQty: 1, sort: 1 },
    ]);
    expect(await buyer.get('clientvip/product/unitqty/table', {})).toEqual([
      { productModel: 'A', unitQty: 1 },
      { productModel: 'B', unitQty: 2 },
    ]);
  });
});

describe('messages', () => {
  const tell = (to: TestBuyer, title: string, kind: 'order' | 'qualification', minute: number) =>
    shop.db.insert(messages).values({
      memberId: to.memberId,
      kind,
      title,
      content: title,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    });

  beforeEach(async () => {
    await tell(buyer, '一', 'order', 1);
    await tell(buyer, '二', 'qualification', 2);
    await tell(buyer, '三', 'order', 3);
    await tell(stranger, '别人', 'order', 4);
  });

  test('are the buyer’s own, newest first, by type and page', async () => {
    const titles = async (request: object) => {
      const { list, total } = await buyer.get('message/page', request);
      return [list.map(({ title }) => title), total];
    };
    expect(await titles({})).toEqual([['三', '二', '一'], 3]);
    expect(await titles({ type: 'order' })).toEqual([['三', '一'], 2]);
    expect(await titles({ current: 2, pageSize: 2 })).toEqual([['一'], 3]);
    const { list } = await buyer.get('message/page', { pageSize: 1 });
    expect(list[0]).toMatchObject({
      type: 'order',
      createTime: '2026-01-01 08:03:00',
      read: false,
      orderId: null,
    });
  });

  test('are marked read, some or all', async () => {
    expect(await buyer.get('message/unread', {})).toEqual({ unread: 3 });
    const [newest] = (await buyer.get('message/page', {})).list;
    expect(await buyer.get('message/read', { ids: [newest?.id ?? ''] })).toEqual({ unread: 2 });
    expect((await buyer.get('message/page', {})).list.map(({ read }) => read)).toEqual([true, false, false]);
    expect(await buyer.get('message/read', {})).toEqual({ unread: 0 });
    expect(await stranger.get('message/unread', {})).toEqual({ unread: 1 });
  });

  test('of others are not found and stay unread', async () => {
    const [theirs] = (await stranger.get('message/page', {})).list;
    const [own] = (await buyer.get('message/page', {})).list;
    expect(await buyer.ask('message/read', { ids: [own?.id ?? '', theirs?.id ?? ''] })).toMatchObject({
      code: '60004',
    });
    expect(await buyer.get('message/unread', {})).toEqual({ unread: 3 });
    expect(await stranger.get('message/unread', {})).toEqual({ unread: 1 });
  });
});
