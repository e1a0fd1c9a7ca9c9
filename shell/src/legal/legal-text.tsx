import { useFilled } from '../company/use-filled';
import styles from './legal-text.module.css';

export interface LegalDocument {
  title: string;
  updated: string;
  intro: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

/** Where a section can be linked to. */
export const sectionId = (index: number) => `section-${index + 1}`;

/** The body of a legal text, without its title, which the page or the dialog around it shows. */
export function LegalText({ document: { updated, intro, sections } }: { document: LegalDocument }) {
  const filled = useFilled();
  return (
    <div className={styles['text']}>
      <p className={styles['updated']}>更新日期：{updated}</p>
      <p>{filled(intro)}</p>
      {sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} id={sectionId(index)}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{filled(paragraph)}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
