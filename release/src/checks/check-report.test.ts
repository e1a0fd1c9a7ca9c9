import { aStore, type TestStore } from '../testing/a-store';
import { type CheckReport, recordReport, verdictAt } from './check-report';

let t: TestStore;
let version: string;
beforeEach(async () => {
  t = await aStore();
  version = await t.release('mf-cart');
});
afterEach(() => t.remove());

const aReport = (more: Partial<CheckReport>): CheckReport => ({
  app: 'mf-cart',
  version,
  against: { channel: 'stable', revision: 1 },
  apps: { 'mf-cart': version },
  at: '2026-01-01T00:00:00.000Z',
  by: 'mei',
  took: 1,
  fewer: null,
  sums: null,
  passed: true,
  results: [],
  ...more,
});

test.each([
  [{}, 'passed'],
  [{ passed: false }, 'failed'],
  [{ fewer: '打印改在订单中' }, 'passed with less, as mei says: 打印改在订单中'],
  [{ sums: '运费计入合计' }, 'passed with other sums, as mei says: 运费计入合计'],
  [
    { fewer: '打印改在订单中', sums: '运费计入合计' },
    'passed with less, as mei says: 打印改在订单中, with other sums, as mei says: 运费计入合计',
  ],
])('of a check with %j the history says %s', async (more, verdict) => {
  await recordReport(t.store, aReport(more));
  expect(await verdictAt(t.store, 'mf-cart', version, '2026-01-02')).toBe(verdict);
});
