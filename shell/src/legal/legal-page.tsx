import { Link } from 'react-router-dom';
import { Page, PageBreadcrumb } from 'shared-kernel/ui';
import styles from './legal-page.module.css';
import { type LegalDocument, LegalText, sectionId } from './legal-text';

/** A legal text as a page of its own, with its table of contents. */
export function LegalPage({ document }: { document: LegalDocument }) {
  return (
    <Page>
      <PageBreadcrumb items={[{ name: document.title }]} />
      <div className={styles['columns']}>
        <nav className={styles['contents']} aria-label="目录">
          <b>目录</b>
          <ol>
            {document.sections.map(({ heading }, index) => (
              <li key={heading}>
                <Link to={{ hash: sectionId(index) }}>{heading}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles['sheet']}>
          <h1>{document.title}</h1>
          <LegalText document={document} />
        </article>
      </div>
    </Page>
  );
}
