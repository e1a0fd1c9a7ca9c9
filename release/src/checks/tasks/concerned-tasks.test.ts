import { aStore, type TestStore } from '../../testing/a-store';
import { buildRemote, buildShell } from '../../testing/build-app';
import type { Releases } from '../composed-releases';
import { concernedTasks, tasksGone } from './concerned-tasks';
import { tasks } from './tasks';

const steps = [{ see: { role: 'heading', name: '地址' } }];
const task = (does: string, on: string) => ({ does, on, steps });

let t: TestStore;
let live: Releases;
beforeAll(async () => {
  t = await aStore();
  const publish = async (app: string, mount: string, description: object) => {
    const dist = `${t.folder}/${app}`;
    if (app === 'shell') await buildShell(dist);
    else await buildRemote(dist, { app, mount: [mount], description: { ...description } });
    return [app, (await t.publish(dist)).release] as const;
  };
  const route = { title: '用户中心', access: 'buyer', files: [], slots: ['cart/address-book'] };
  live = new Map([
    await publish('shell', '/', {}),
    await publish('mf-cart', '/shoppingCar', {
      tasks: [task('提交订单', '/shoppingCar'), task('新增地址', './address-book')],
    }),
    await publish('mf-account', '/mine', { routes: { '/mine': route }, tasks: [task('看积分', '/mine')] }),
  ]);
});
afterAll(() => t.remove());

const concerned = (...candidates: string[]) =>
  concernedTasks(live, live, new Set(candidates)).map(({ does, path, isPromised }) => [
    does,
    path,
    isPromised,
  ]);

test('a remote does its own tasks and those on pages with views of it, a new shell everybody’s', () => {
  expect(concerned('mf-cart')).toEqual([
    ['提交订单', '/shoppingCar', true],
    ['新增地址', '/mine', true],
    ['看积分', '/mine', false],
  ]);
  expect(concerned('mf-account')).toEqual([['看积分', '/mine', true]]);
  expect(concerned('shell')).toHaveLength(3);
});

/** What is live, with a cart that states no task. */
function withoutTasks(): Releases {
  const cart = live.get('mf-cart');
  return new Map([...live, ['mf-cart', { ...cart, build: { ...cart?.build, tasks: [] } } as never]]);
}

test('a task that only the live version states is gone', () => {
  expect(tasksGone(withoutTasks(), live, new Set(['mf-cart']))).toEqual([
    'mf-cart no longer states the task 「提交订单」',
    'mf-cart no longer states the task 「新增地址」',
  ]);
  expect(tasksGone(live, live, new Set(['mf-cart']))).toEqual([]);
});

test('what is gone for a reason is told, also where no task is done', async () => {
  const { store, folder: project } = t;
  const candidates = new Set(['mf-cart']);
  const why = { fewer: 'moved', sums: null };
  const options = { store, project, revision: {} as never, live: null, candidates, ...why, areDone: false };
  const { passed, findings } = await tasks({ ...options, releases: withoutTasks(), liveReleases: live });
  expect(passed).toBe(true);
  expect(findings).toEqual([
    'on purpose: mf-cart no longer states the task 「提交订单」',
    'on purpose: mf-cart no longer states the task 「新增地址」',
    'left out: policy.smoke.tasks is off',
  ]);
});
