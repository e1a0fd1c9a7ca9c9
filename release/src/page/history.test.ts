import { promote, promoteAll } from '../composition/promote';
import { rollback } from '../composition/rollback';
import { aStore, type TestStore } from '../testing/a-store';
import { createPageServer } from './create-page-server';

let t: TestStore;
let carts: string[];
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  carts = [await t.release('mf-cart', '1')];
  await promoteAll(t.change({ why: '首次上线' }));
  carts.push(await t.release('mf-cart', '2'));
  await promote(t.change({ why: '合计 <b>修正</b>' }), [{ app: 'mf-cart' }]);
  await rollback(t.change({ why: '显示有误' }), 'mf-cart');
});
afterEach(() => t.remove());

async function shown(query: Record<string, string>): Promise<string> {
  const server = createPageServer({ store: t.store, telemetry: [] });
  const { body, statusCode } = await server.inject({ url: '/history', query });
  await server.close();
  expect(statusCode).toBe(200);
  return body;
}
const revisionsIn = (body: string) =>
  [...body.matchAll(/class="when"><b>(\d+)</g)].map(([, number]) => number);

test('the history is found by app, version, person and reason, all words together', async () => {
  expect(revisionsIn(await shown({}))).toEqual(['3', '2', '1']);
  expect(revisionsIn(await shown({ q: '首次' }))).toEqual(['1']);
  expect(revisionsIn(await shown({ q: 'MF-CART 修正' }))).toEqual(['2']);
  expect(revisionsIn(await shown({ q: carts[1] ?? '' }))).toEqual(['3', '2']);
  expect(await shown({ q: 'nobody wrote this' })).toContain('没有找到');
});

test('two revisions are compared, whichever is older, and what does not exist is said', async () => {
  const [first, second] = carts;
  expect(await shown({ from: '1', to: '2' })).toContain(`<code>${first}</code> → <code>${second}</code>`);
  expect(await shown({ from: '1', to: '3' })).toContain('应用与金丝雀都相同');
  for (const to of ['99', '-1', '../1', '1.5'])
    expect(await shown({ from: '1', to })).toContain('没有这样的修订');
});

test('whatever stands in the address is text', async () => {
  const body = await shown({ q: '"><script>x</script>', channel: '../../etc', from: '<b>', to: '<i>' });
  expect(body).not.toMatch(/<script|<b>修正|<i>/);
  expect(await shown({ q: '修正' })).toContain('合计 &lt;b&gt;修正');
});
