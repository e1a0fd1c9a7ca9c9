import { Link, useSearchParams } from 'react-router-dom';
import { company, pathTo } from 'shared-kernel/domain';
import { PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import styles from './certificate-page.module.css';
import { CertificateSheet } from './certificate-sheet';
import certificates from './certificates.json';

/** The company's licences and certificates; the query says which one. */
export default function CertificatePage() {
  const [query] = useSearchParams();
  const asked = query.get('certificate');
  const shown = company.licences.find(({ certificate }) => certificate === asked) ?? company.licences[0];
  usePageTitle(shown?.label ?? '资质证照');
  if (!shown) return null;
  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: '资质证照', to: pathTo('/certificate') }, { name: shown.label }]} />
      <div className={styles['columns']}>
        <nav aria-label="资质证照" className={styles['menu']}>
          {company.licences.map(({ certificate, label }) => (
            <Link
              key={certificate}
              to={pathTo('/certificate', { certificate })}
              aria-current={certificate === shown.certificate ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
        <CertificateSheet title={shown.label} certificate={certificates[shown.certificate]} />
      </div>
    </div>
  );
}
