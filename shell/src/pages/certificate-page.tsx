import { Link, useSearchParams } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { companyLicences } from 'shared-kernel/licences';
import { Page, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import styles from './certificate-page.module.css';
import { CertificateSheet } from './certificate-sheet';
import { DownloadLicences } from './download-licences';

/** The company's licences and certificates; the query says which one. */
export default function CertificatePage() {
  const [query] = useSearchParams();
  const asked = query.get('certificate');
  const shown = companyLicences.find(({ kind }) => kind === asked) ?? companyLicences[0];
  usePageTitle(shown?.title ?? '资质证照');
  if (!shown) return null;
  return (
    <Page>
      <PageBreadcrumb items={[{ name: '资质证照', to: pathTo('/certificate') }, { name: shown.title }]} />
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <nav aria-label="资质证照" className={styles['menu']}>
            {companyLicences.map(({ kind, title }) => (
              <Link
                key={kind}
                to={pathTo('/certificate', { certificate: kind })}
                aria-current={kind === shown.kind ? 'page' : undefined}
              >
                {title}
              </Link>
            ))}
          </nav>
          <DownloadLicences />
        </div>
        <CertificateSheet licence={shown} />
      </div>
    </Page>
  );
}
