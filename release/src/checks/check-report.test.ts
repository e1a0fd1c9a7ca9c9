import { aReport } from '../testing/a-report';
import { aStore, type TestStore } from '../testing/a-store';
import { recordReport, verdictAt } from './check-report';

let t: TestStore;
let version: string;
beforeEach(async () => {
  t = await aStore();
  version = await t.release('mf-cart');
});
afterEach(() => t.remove());

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
  await recordReport(t.store, aReport({ app: 'mf-cart', version, ...more }));
  expect(await verdictAt(t.store, 'mf-cart', version, '2026-01-02')).toBe(verdict);
});
