import { createRoot } from 'react-dom/client';
import styles from './override-badge.module.css';
import { type Overrides, resetOverrides } from './overrides';

/** Says, above everything, that this tab does not show the released shop, and offers the way back. */
export function showOverrideBadge(overrides: Overrides, off: readonly string[]): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<OverrideBadge overrides={overrides} off={off} />);
}

function OverrideBadge({ overrides, off }: { overrides: Overrides; off: readonly string[] }) {
  return (
    <aside className={styles['badge']} aria-label="开发覆盖">
      <ul>
        {Object.entries(overrides).map(([app, address]) => (
          <li key={app}>
            {app} ← {address}
          </li>
        ))}
        {off.map((app) => (
          <li key={app}>{app} 已在本标签页停用</li>
        ))}
      </ul>
      <button type="button" onClick={resetOverrides}>
        恢复已发布版本
      </button>
    </aside>
  );
}
