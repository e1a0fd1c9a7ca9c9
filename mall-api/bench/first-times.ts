import { eq } from 'drizzle-orm';
import type { Database } from '../src/db/database';
import { clients, members } from '../src/db/schema';
import type { Buyer } from '../src/http/buyer';
import { productFacets } from '../src/modules/catalogue/product-facets';
import { productList } from '../src/modules/catalogue/product-list';
import { searchRepository } from '../src/modules/search/repository';
import { createSearch } from '../src/modules/search/understand';
import { vocabularyOf } from '../src/modules/search/vocabulary';
import { p95 } from './p95';
import { chosenFacets, narrowed } from './scenarios';

/** Milliseconds, p95, for what nobody has asked for before. */
export interface FirstTimes {
  /** To read a search text and find its first page with the number of matches. */
  readonly search: number;
  /** To count the facets of what was found. */
  readonly facets: number;
  /** To find a page of a list narrowed by facets. */
  readonly narrowed: number;
}

const heads = [
  '手套',
  '口罩',
  '消毒液',
  '湿巾',
  '敷料',
  '内镜',
  '清洗剂',
  '测试卡',
  '活检钳',
  '毛刷',
  '防护服',
  '打印机',
];
const manners = ['', '一次性', '无菌 ', '医用', '儿童', '500ml ', 'M ', '不锈钢'];
const others = [
  'shoutao',
  'xdy',
  'AL-2000',
  'paa 500',
  '咳嗽',
  '手术衣',
  '轮椅 手套',
  '酸',
  '过氧已酸',
  '5L 过氧乙酸',
];
const texts = [...heads.flatMap((head) => manners.map((manner) => manner + head)), ...others];

/** A buyer of a hospital, whose prices decide what a range of prices holds. */
async function someBuyer(db: Database): Promise<Buyer> {
  const [found] = await db
    .select({ memberId: members.id, clientId: clients.id })
    .from(members)
    .innerJoin(clients, eq(clients.id, members.clientId))
    .where(eq(clients.type, 1))
    .limit(1);
  if (!found) throw new Error('there is no hospital');
  return {
    ...found,
    clientType: 1,
    clientName: '',
    memberName: '',
    sessionId: '',
    groups: ['', null, ''],
    roles: ['administrator'],
    hasColleagues: false,
  };
}

/** How long searches and filtered lists take without anything kept of an earlier one but the vocabulary. */
export async function firstTimes(db: Database): Promise<FirstTimes> {
  const search = createSearch(searchRepository(db), vocabularyOf(db));
  const lists = productList(db);
  const facets = productFacets(db);
  const version = await lists.version();
  const buyer = await someBuyer(db);
  await search.understand('');

  const times = { search: [] as number[], facets: [] as number[], narrowed: [] as number[] };
  const time = async (of: keyof typeof times, work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    times[of].push(performance.now() - start);
  };
  for (const text of texts) {
    await time('search', async () => {
      const filter = { words: await search.understand(text) };
      await lists.page(filter, { current: 1, pageSize: 30 }, buyer);
      await lists.count(filter);
    });
    const filter = { words: await search.understand(text) };
    await time('facets', () => facets.count(filter, version, buyer));
  }
  for (const sort of ['default', 'newest', 'priceAsc'] as const) {
    for (const base of narrowed) {
      const words = 'name' in base ? await search.understand(base.name) : undefined;
      for (const chosen of chosenFacets.slice(1)) {
        const filter = {
          categoryId: 'categoryId' in base ? base.categoryId : undefined,
          words,
          facets: chosen,
          sort,
        };
        await time('narrowed', () => lists.page(filter, { current: 1, pageSize: 30 }, buyer));
      }
    }
  }
  return { search: p95(times.search), facets: p95(times.facets), narrowed: p95(times.narrowed) };
}
