import { company } from 'shared-kernel/domain';
import type { CompanyLicence } from 'shared-kernel/licences';
import styles from './certificate-sheet.module.css';

/** A certificate as a sheet of paper; drawn, since the demonstration company has none to photograph. */
export function CertificateSheet({ licence }: { licence: CompanyLicence }) {
  const { title, rows, issuer, issued, expires } = licence;
  return (
    <article className={styles['sheet']}>
      <div className={styles['frame']}>
        <h1>{title}</h1>
        <p className={styles['copy']}>副本 · 示例证照，仅供演示</p>
        <dl>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
          <div>
            <dt>有效期至</dt>
            <dd>{expires}</dd>
          </div>
        </dl>
        <div className={styles['issue']}>
          <p>发证机关：{issuer}</p>
          <p>发证日期：{issued}</p>
          <Seal />
        </div>
      </div>
    </article>
  );
}

function Seal() {
  return (
    <svg aria-hidden="true" className={styles['seal']} viewBox="0 0 120 120" width="120" height="120">
      <g fill="none" stroke="currentColor">
        <circle cx="60" cy="60" r="56" strokeWidth="3" />
        <path id="seal-arc" d="M20 74a42 42 0 1 1 80 0" stroke="none" />
      </g>
      <path d="M60 38l5 15h16l-13 9 5 16-13-10-13 10 5-16-13-9h16z" fill="currentColor" />
      <text fill="currentColor" fontSize="13" letterSpacing="3">
        <textPath href="#seal-arc" startOffset="50%" textAnchor="middle">
          {company.shortName}商城演示专用
        </textPath>
      </text>
      <text x="60" y="98" fill="currentColor" fontSize="11" textAnchor="middle">
        示例章
      </text>
    </svg>
  );
}
