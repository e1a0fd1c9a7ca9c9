import { limits } from 'shared-kernel/domain';
import { Field } from '../../components/field';
import { setQuoteNote } from '../model/quote-draft-store';
import styles from './note-form.module.css';

export interface NoteFormProps {
  note: string;
  problem: string | undefined;
}

/** What the maker should know when pricing; nothing of it has to be said. */
export const NoteForm = ({ note, problem }: NoteFormProps) => (
  <section className={styles['card']} aria-label="询价说明">
    <Field label="询价说明" error={problem}>
      {(props) => (
        <textarea
          rows={2}
          placeholder="选填，如：年度用量约 500 盒，按季度送货"
          maxLength={limits.quoteNoteMax}
          value={note}
          onChange={({ target }) => setQuoteNote(target.value)}
          {...props}
        />
      )}
    </Field>
  </section>
);
