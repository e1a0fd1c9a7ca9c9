import { type ReactNode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Composition } from 'shared-kernel/federation';
import { readSwitchedOff, switchRemote } from '../remotes/switched-off';
import styles from './inspector.module.css';
import { followPage, type PageLog } from './page-log';
import { type PagePart, visibleParts } from './page-parts';

export interface InspectorOptions {
  composition: Composition;
  versionOf: (app: string) => string | undefined;
}

/** Alt+Shift+I shows, and hides, which app and version draws each part of the page, and what the page asks and tells. */
export function startInspector(options: InspectorOptions): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<Inspector {...options} readLog={followPage()} />);
}

const REDRAW_MS = 500;

interface Shown extends PageLog {
  parts: PagePart[];
}

function Inspector({ composition, versionOf, readLog }: InspectorOptions & { readLog: () => PageLog }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const isShown = shown !== null;

  useEffect(() => {
    const look = () => ({ parts: visibleParts(versionOf), ...readLog() });
    const toggle = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyI') return;
      event.preventDefault();
      setShown((now) => (now === null ? look() : null));
    };
    document.addEventListener('keydown', toggle);
    const timer = isShown && setInterval(() => setShown(look()), REDRAW_MS);
    return () => {
      document.removeEventListener('keydown', toggle);
      if (timer) clearInterval(timer);
    };
  }, [isShown, versionOf, readLog]);

  if (shown === null) return null;
  const slots = shown.parts.filter(({ expose }) => expose !== 'app');
  return (
    <>
      {shown.parts.map(({ app, expose, version, box }) => (
        <div key={`${app}/${expose} ${box.top} ${box.left}`} className={styles['frame']} style={box}>
          <span>
            {app}/{expose} {version}
          </span>
        </div>
      ))}
      <aside className={styles['panel']} aria-label="页面组成">
        <h2>
          {composition.channel} · 修订 {composition.revision}
        </h2>
        <Apps composition={composition} versionOf={versionOf} />
        <Section title="插槽" none="本页没有插槽">
          {slots.map(({ app, expose, box }) => (
            <li key={`${app}/${expose} ${box.top}`}>
              {app.replace(/^mf-/, '')}/{expose}
            </li>
          ))}
        </Section>
        <Section title="事件" none="尚无事件">
          {shown.events.map(({ number, text }) => (
            <li key={number}>{text}</li>
          ))}
        </Section>
        <Section title="接口调用" none="尚无调用">
          {shown.calls.map(({ number, path, status, took }) => (
            <li key={number}>
              {path} <b>{status || '–'}</b> {took} ms
            </li>
          ))}
        </Section>
        <Addresses revision={composition.revision} />
        <button type="button" onClick={() => setShown(null)}>
          关闭
        </button>
      </aside>
    </>
  );
}

/** The apps with their versions; a remote can be switched off in this tab to see how the others do without it. */
function Apps({ composition, versionOf }: InspectorOptions) {
  const off = readSwitchedOff(composition);
  return (
    <ul>
      {Object.keys(composition.apps).map((app) => (
        <li key={app}>
          {app === 'shell' ? (
            `${app} ${versionOf(app)}`
          ) : (
            <label>
              <input
                type="checkbox"
                checked={!off.includes(app)}
                onChange={({ target }) => switchRemote(composition, app, target.checked)}
              />
              {app} {versionOf(app)}
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

const Section = ({ title, none, children }: { title: string; none: string; children: ReactNode[] }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {children.length > 0 ? <ul>{children}</ul> : <p>{none}</p>}
  </section>
);

function Addresses({ revision }: { revision: number }) {
  const at = (number: number | 'live') => {
    const address = new URL(location.href);
    address.searchParams.set('revision', `${number}`);
    return address.href;
  };
  return (
    <>
      <a href={at(revision)}>此修订的地址</a>
      <a href={at('live')}>回到当前修订</a>
    </>
  );
}
