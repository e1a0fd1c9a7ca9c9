import { join } from 'node:path';
import { promoteAll } from '../composition/promote';
import type { TestStore } from './a-store';
import { buildRemote, buildShell } from './build-app';

/** A rule of style for whatever is drawn, as a server script states it. */
const rulesText = (name: string) => JSON.stringify(JSON.stringify([[[], [], `.${name}{}`]]));

/** A shell that draws the page of the address, and of what it begins with. */
const shellScript = `globalThis.matched = new Set(['(width >= ' + given.browser.window.width + 'px)']);
module.exports = { rules: ${rulesText('r')}, platform: { react: () => 'react' },
  drawDocument: ({ replies, routes, mounts, site }, views) => () => {
    const failed = []; const causes = {};
    let page = 'frame';
    try { page = views['mf-catalog/app'](replies); } catch (error) { failed.push('mf-catalog/app'); causes['mf-catalog/app'] = error.message; }
    return { html: '<header>' + site.title + '</header><main><h1>' + given.address.replace(/&/g, '&amp;') + '</h1>' + page + '</main>', failed, causes };
  } };`;
const catalogScript = (shows: string) =>
  `module.exports = { rules: ${rulesText('c')}, views: { app: () => (() => ${shows})() } };`;
const showsReplies = 'given.facts.replies.map(({ reply }) => reply.name.replace(/</g, "&lt;")).join()';

/** Makes it live. @param shows expression of what a page of mf-catalog's shows; null where browsers alone draw its pages */
export async function releaseDrawnShop(t: TestStore, shows: string | null = showsReplies): Promise<void> {
  const dist = join(t.folder, 'dist');
  await buildShell(join(dist, 'shell'), {
    description: { server: 'server.0000000000.cjs' },
    files: {
      'server.0000000000.cjs': shellScript,
      'document-app-shell.txt': 'void 0',
      'document-calls.txt': 'void 1',
    },
  });
  await t.publish(join(dist, 'shell'));
  await buildRemote(join(dist, 'mf-catalog'), {
    app: 'mf-catalog',
    mount: ['/home', '/searchpage'],
    description: {
      ...(shows !== null && { server: 'server.1111111111.cjs' }),
      routes: {
        '/home': { title: '首页', access: 'open below', files: [] },
        '/searchpage': { title: '搜索', access: 'open', files: [] },
        '/home/detail': { title: '商品详情', access: 'buyer', files: [] },
      },
      preloadedCalls: {
        routes: {
          '/home': [
            { path: 'product/all', request: { type: 2 } },
            { path: 'client/todo', for: 'buyer' },
            { path: 'banner/list', media: '(width < 992px)' },
          ],
          '/home/detail': [{ path: 'product/detail', request: { id: { query: 'id' } } }],
          '/searchpage': [{ path: 'product/page', request: { name: { query: 'name' } } }],
        },
      },
    },
    files: { 'server.1111111111.cjs': catalogScript(shows ?? '') },
  });
  await t.publish(join(dist, 'mf-catalog'));
  await promoteAll(t.change());
}
