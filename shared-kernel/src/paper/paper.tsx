import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { company } from '../domain';
import styles from './paper.module.css';
import { PaperFacts } from './paper-facts';

export interface PaperProps {
  title: string;
  /** Next to the title: a number, a month. */
  subtitle?: string;
  /** Name of the buying organisation, and its contact person. */
  buyer: { name: string; contact?: string | null };
  /** `YYYY-MM-DD HH:mm`, in the reader's time zone. */
  printedAt?: string;
  /** Signatories below the document, for the buyer's own file; none by default. */
  signatures?: readonly string[];
  /** Note at the end. */
  note?: string;
  children: ReactNode;
}

/**
 * A document on the seller's letterhead, with both parties: while mounted it is all that prints, and it is
 * invisible on screen. Shown by `usePaper`.
 */
export function Paper({
  title,
  subtitle,
  buyer,
  printedAt = nowText(),
  signatures = [],
  note,
  children,
}: PaperProps) {
  return createPortal(
    <article className={styles['paper']} aria-label={title}>
      <header className={styles['letterhead']}>
        <div>
          <p className={styles['company']}>{company.name}</p>
          <p className={styles['latin']}>{company.nameLatin}</p>
        </div>
        <div className={styles['reach']}>
          <p>{company.address}</p>
          <p>
            {company.servicePhone}　{company.email}
          </p>
        </div>
      </header>
      <h1 className={styles['title']}>{title}</h1>
      {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
      <div className={styles['parties']}>
        <PaperFacts
          narrow
          facts={[
            ['采购方', buyer.name],
            ['采购人', buyer.contact ?? null],
          ]}
        />
        <PaperFacts
          narrow
          facts={[
            ['供货方', company.name],
            ['统一社会信用代码', company.creditCode],
          ]}
        />
      </div>
      {children}
      {signatures.length > 0 && (
        <ul className={styles['signatures']}>
          {signatures.map((role) => (
            <li key={role}>{role}：</li>
          ))}
        </ul>
      )}
      <footer className={styles['foot']}>
        {note && <p>{note}</p>}
        <p>打印时间 {printedAt}</p>
      </footer>
    </article>,
    document.body,
  );
}

const nowText = (): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(new Date());
