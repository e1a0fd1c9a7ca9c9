import { PageBreadcrumb } from 'shared-kernel/ui';
import styles from './legal-page.module.css';
import { type LegalDocument, LegalText } from './legal-text';

/** A legal text as a page of its own. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: document.title }]} />
      <article className={styles['sheet']}>
        <h1>{document.title}</h1>
        <LegalText document={document} />
      </article>
    </div>
  );
}
