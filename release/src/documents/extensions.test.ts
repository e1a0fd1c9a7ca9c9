import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import { recompose } from '../composition/recompose';
import { releaseFacts } from '../page/release-facts';
import { aStore, type TestStore } from '../testing/a-store';
import { buildRemote } from '../testing/build-app';
import { writtenText } from '../testing/written-text';
import type { CompositionData } from './composition-data';
import { documentsFolder } from './publish-documents';

let t: TestStore;
beforeEach(async () => {
  t = await aStore();
  await t.release('shell');
  await publish('mf-orders', '/orderCenter', {
    views: { './latest-order': { files: ['view.55555555.js'], consumes: [] } },
  });
  await publish('mf-news', '/news', {
    views: { './headlines': { files: ['view.55555555.js'], consumes: [] } },
  });
  await publish('mf-account', '/mine', {
    routes: { '/mine': { title: '用户中心', files: [], extensions: ['orders/latest-order', 'gone/away'] } },
  });
});
afterEach(() => t.remove());

async function publish(app: string, mount: string, description: Record<string, unknown>) {
  const dist = join(t.folder, app);
  const files = { 'view.55555555.js': 'export default () => null;' };
  await buildRemote(dist, { app, mount: [mount], files, description });
  await t.publish(dist);
}

async function opened(revision: number) {
  const html = await writtenText(documentsFolder(t.store, 'stable', revision), 'mine.html');
  const text = html.match(/<script type="application\/json" id="composition"[^>]*>(.*?)<\/script>/s)?.[1];
  const { extensions, apps } = JSON.parse(text ?? '') as CompositionData;
  return { extensions, slots: apps['mf-account']?.slots['/mine'], html };
}

test('the views that an app states for its extension slot stand there, but for what nobody exposes', async () => {
  await promoteAll(t.change());
  const { extensions, slots, html } = await opened(1);
  expect(extensions).toEqual({ '/mine': ['orders/latest-order'] });
  expect(slots).toEqual(['orders/latest-order']);
  expect(html).toMatch(/modulepreload" href="\/apps\/mf-orders\/[^"]*view/);
});

test('a channel states others, of several apps in its order, without a release', async () => {
  const { revision } = await promoteAll(t.change());
  const versions = Object.values(revision.apps).map(({ version }) => version);
  await t.configure({
    channels: { stable: { extensions: { '/mine': ['news/headlines', 'orders/latest-order'] } } },
  });
  const next = await recompose(t.change());
  expect(Object.values(next.revision.apps).map(({ version }) => version)).toEqual(versions);
  const { extensions, html } = await opened(2);
  expect(extensions).toEqual({ '/mine': ['news/headlines', 'orders/latest-order'] });
  expect(html).toMatch(/modulepreload" href="\/apps\/mf-news\/[^"]*view/);
  const [channel] = await releaseFacts(t.store, (await t.configure({})).config, []);
  expect(channel?.apps.find(({ app }) => app === 'mf-account')?.build.slots).toEqual([
    'news/headlines',
    'orders/latest-order',
  ]);
});

test('a channel can leave an extension slot empty', async () => {
  await t.configure({ channels: { stable: { extensions: { '/mine': [] } } } });
  await promoteAll(t.change());
  expect((await opened(1)).extensions).toBeUndefined();
});
