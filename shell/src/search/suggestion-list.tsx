import { Icon } from '../layout/icon';
import { matchedParts, type SearchOption } from './search-options';
import styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  id: string;
  options: readonly SearchOption[];
  /** What was typed, marked where it is found. */
  typed: string;
  /** Index of the option that the keyboard is at, or -1. */
  active: number;
  /** What there is to say when there are no options. */
  note: string | null;
  onPoint: (index: number) => void;
  onChoose: (option: SearchOption) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options under the search field; the field keeps the focus. */
export function SuggestionList({ id, options, typed, active, note, onPoint, onChoose }: SuggestionListProps) {
  return (
    <div className={styles['popup']}>
      <div id={id} role="listbox" aria-label="搜索建议">
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={keyOf(option)}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={styles['option']}
            data-kind={option.kind}
            onPointerMove={() => onPoint(index)}
            // The field would lose the focus to a press, and close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <OptionText option={option} typed={typed} />
          </div>
        ))}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

const keyOf = (option: SearchOption): string => {
  if (option.kind === 'product') return `product ${option.product.id}`;
  return option.kind === 'recent' ? `recent ${option.text}` : option.kind;
};

function OptionText({ option, typed }: { option: SearchOption; typed: string }) {
  switch (option.kind) {
    case 'recent':
      return (
        <>
          <Icon name="clock" size={16} />
          <span>{option.text}</span>
        </>
      );
    case 'clear':
      return <span>清空最近搜索</span>;
    case 'product':
      return (
        <>
          <span className={styles['name']}>
            <Marked text={option.product.name} typed={typed} />
          </span>
          <span className={styles['model']}>
            <Marked text={option.product.model} typed={typed} />
          </span>
        </>
      );
    case 'all':
      return (
        <span>
          查看“{option.text}”的全部 {option.total} 个结果
        </span>
      );
  }
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return matchedParts(text, typed).map(({ part, matches }) =>
    matches ? <mark key="match">{part}</mark> : part,
  );
}
