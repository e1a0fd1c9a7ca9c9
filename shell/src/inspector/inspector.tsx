import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Composition } from 'shared-kernel/federation';
import styles from './inspector.module.css';
import { type PagePart, visibleParts } from './page-parts';

export interface InspectorOptions {
  composition: Composition;
  versionOf: (app: string) => string | undefined;
}

/** Alt+Shift+I shows, and hides, which app and version draws each part of the page. */
export function startInspector(options: InspectorOptions): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<Inspector {...options} />);
}

const REDRAW_MS = 500;

function Inspector({ composition, versionOf }: InspectorOptions) {
  const [parts, setParts] = useState<PagePart[] | null>(null);
  const shown = parts !== null;

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.code !== 'KeyI') return;
      event.preventDefault();
      setParts((now) => (now === null ? visibleParts(versionOf) : null));
    };
    document.addEventListener('keydown', toggle);
    return () => document.removeEventListener('keydown', toggle);
  }, [versionOf]);

  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => setParts(visibleParts(versionOf)), REDRAW_MS);
    return () => clearInterval(timer);
  }, [shown, versionOf]);

  if (parts === null) return null;
  const address = new URL(location.href);
  address.searchParams.set('revision', `${composition.revision}`);
  const live = new URL(location.href);
  live.searchParams.set('revision', 'live');
  return (
    <>
      {parts.map(({ app, expose, version, box }) => (
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
        <ul>
          {Object.keys(composition.apps).map((app) => (
            <li key={app}>
              {app} {versionOf(app)}
            </li>
          ))}
        </ul>
        <a href={address.href}>此修订的地址</a>
        <a href={live.href}>回到当前修订</a>
        <button type="button" onClick={() => setParts(null)}>
          关闭
        </button>
      </aside>
    </>
  );
}
