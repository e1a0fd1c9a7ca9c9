import { Dialog } from 'shared-kernel/dialog';
import clause from './clause.json';
import styles from './legal-dialog.module.css';
import type { LegalTextName } from './legal-link';
import { LegalText } from './legal-text';
import privacy from './privacy.json';

const documents = { clause, privacy };

export interface LegalDialogProps {
  text: LegalTextName;
  onClose: () => void;
}

/** A legal text, readable without leaving the page that asks for consent to it. */
export default function LegalDialog({ text, onClose }: LegalDialogProps) {
  const document = documents[text];
  return (
    <Dialog bare wide title={document.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach it for that */}
      <section tabIndex={0} aria-label={document.title} className={styles['text']}>
        <LegalText document={document} />
      </section>
    </Dialog>
  );
}
