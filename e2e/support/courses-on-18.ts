import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from 'tooling/lib/places.mjs';
import { editJson, editText } from './external-team';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  federation: { routes: Record<string, { slots?: string[] }> };
}

/** The versions that the kernel's views are tried on. */
async function react18(): Promise<Record<string, string>> {
  const manifest = await readFile(join(projectRoot, 'shared-kernel', 'react-18', 'package.json'), 'utf8');
  return JSON.parse(manifest).devDependencies;
}

/** Has the remote of a team's repository installed with React 18, which is all that says so. */
export async function stayOnReact18(remote: string): Promise<void> {
  const versions = await react18();
  await editJson<Manifest>(join(remote, 'package.json'), ({ dependencies, devDependencies }) => {
    for (const name of ['react', 'react-dom']) dependencies[name] = versions[name] ?? '';
    for (const name of ['@types/react', '@types/react-dom']) devDependencies[name] = versions[name] ?? '';
  });
}

/** Gives the remote a page and a view that use all that a page of the shop may use. */
export async function writeCourses(remote: string): Promise<void> {
  await writeFile(join(remote, 'src', 'courses', 'courses-screen.tsx'), SCREEN);
  await writeFile(join(remote, 'src', 'latest-course.tsx'), VIEW);
  const answers = "fakeApi({ 'message/unread': () => ({ unread: 3 }) })";
  await editText(join(remote, 'src', 'testing', 'standalone-shop.ts'), 'fakeApi({})', answers);
  await editJson<Manifest>(join(remote, 'package.json'), ({ federation }) => {
    Object.assign(federation.routes['/courses'] ?? {}, { slots: ['orders/latest-order'] });
  });
}

const SCREEN = `import { useEffect, useState, version } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import { pathTo } from 'shared-kernel/domain';
import { subscribeToCartCount } from 'shared-kernel/events';
import { useSession } from 'shared-kernel/session';
import {
  Button,
  confirmDialog,
  Page,
  PageBreadcrumb,
  QueryView,
  RemoteSlot,
  Skeleton,
  toast,
  usePageTitle,
} from 'shared-kernel/ui';

export default function CoursesScreen() {
  const session = useSession();
  const unread = useCall('message/unread', {});
  const level = useSearchParams()[0].get('level') ?? '初级';
  const [note, setNote] = useState('');
  const [count, setCount] = useState<number>();
  usePageTitle(\`\${level}培训课程\`);
  useEffect(() => subscribeToCartCount(setCount), []);
  if (sessionStorage.getItem('courses') === 'broken') throw new Error('courses broke');

  async function cancel() {
    const asked = { title: '取消报名', content: '名额将释放给他人' };
    if (await confirmDialog(asked)) await toast.success('已取消');
  }

  return (
    <Page>
      <PageBreadcrumb items={[{ name: '培训课程' }]} />
      <h1>培训课程</h1>
      <dl aria-label="报名信息">
        <dt>级别</dt>
        <dd>{level}</dd>
        <dt>React</dt>
        <dd>{version}</dd>
        <dt>单位</dt>
        <dd>{session?.user.clientName}</dd>
        <dt>购物车</dt>
        <dd>{count === undefined ? '未变' : \`\${count} 行\`}</dd>
      </dl>
      <QueryView name="消息" query={unread} skeleton={<Skeleton height="2em" />}>
        {(reply) => <p>未读消息 {reply.unread} 条</p>}
      </QueryView>
      <label>
        备注 <input value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
      <Link to="?level=高级">高级课程</Link>
      <Link to={pathTo('/home/surprise')}>惊喜专区</Link>
      <Button onClick={() => void cancel()}>取消报名</Button>
      <RemoteSlot name="orders/latest-order" props={{}} loading={<Skeleton height="6em" />} />
    </Page>
  );
}
`;

const VIEW = `import { useId, version } from 'react';
import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import type { LatestCourseProps } from './contract';

/** Slot courses/latest-course. */
export default function LatestCourse({ heading }: LatestCourseProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>
        React {version}，{useSession()?.user.clientName}
      </p>
      <Link to={pathTo('/courses')}>全部课程</Link>
    </section>
  );
}
`;
