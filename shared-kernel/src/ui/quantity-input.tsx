import { type KeyboardEvent, useId, useState } from 'react';
import { formatCount, limits, quantityProblemTexts, readQuantity } from '../domain';
import styles from './quantity-input.module.css';

export interface QuantityInputProps {
  value: number;
  /** What is counted, for who cannot see it: 复合过氧乙酸消毒液 数量. */
  label: string;
  /** Default 1. */
  min?: number;
  /** Default 999999999999999. */
  max?: number;
  disabled?: boolean;
  /** Each quantity in range, while it is typed. */
  onChange?: (quantity: number) => void;
  /** The quantity that the buyer ended on: after a step, on Enter, on leaving the field. Only when it changed. */
  onCommit?: (quantity: number) => void;
}

/** What is being typed, and the quantity from before. */
interface Draft {
  text: string;
  from: number;
}

/** Longer than any quantity as people write it. */
const longestText = 40;

/**
 * A whole number with − and +, exact for 15 digits. What means no whole number stays as it was typed, with the reason
 * below, and counts as not typed. Out of range it settles on the nearest bound and says so; empty counts as 0.
 * Escape puts back the quantity from before typing.
 */
export function QuantityInput({
  value,
  label,
  min = limits.minCartQuantity,
  max = limits.maxQuantity,
  disabled = false,
  onChange,
  onCommit,
}: QuantityInputProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [settledNote, setSettledNote] = useState<string | null>(null);
  const noteId = useId();
  const counted = label.replace(/ 数量$/, '');
  const within = (quantity: number) => Math.max(min, Math.min(quantity, max));
  const boundNote = (quantity: number) => {
    if (quantity > max) return `最多 ${formatCount(max)}`;
    return quantity < min ? `最少 ${formatCount(min)}` : null;
  };

  const read = draft ? meant(draft.text) : { quantity: value };
  const current = read.quantity ?? value;
  const problem = read.problem ? quantityProblemTexts[read.problem] : null;
  const isEmpty = draft?.text === '';
  // Of a quantity that nobody is typing the page around it says what is wrong.
  const typedNote = draft && !isEmpty ? boundNote(current) : null;
  const note = problem ?? typedNote ?? settledNote;
  const isWrong = problem !== null || isEmpty || typedNote !== null;

  const type = (text: string) => {
    const from = draft?.from ?? value;
    setSettledNote(null);
    setDraft({ text, from });
    const { quantity = from } = meant(text);
    if (text !== '' && quantity === within(quantity) && quantity !== value) onChange?.(quantity);
  };

  const settle = (quantity: number, from: number) => {
    setDraft(null);
    if (quantity !== value) onChange?.(quantity);
    if (quantity !== from) onCommit?.(quantity);
  };

  const commit = () => {
    if (!draft || problem) return;
    if (!isEmpty) setSettledNote(boundNote(current));
    settle(within(current), draft.from);
  };

  const step = (by: 1 | -1) => {
    setSettledNote(null);
    settle(within(current + by), draft?.from ?? value);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft) {
      // The dialog around it stays open.
      event.stopPropagation();
      settle(draft.from, draft.from);
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };

  return (
    <span className={styles['field']}>
      <span className={styles['quantity']} data-disabled={disabled || undefined}>
        <button
          type="button"
          className={styles['step']}
          aria-label={`减少数量，${counted}`}
          disabled={disabled || current <= min}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          className={styles['input']}
          type="text"
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          maxLength={longestText}
          aria-label={label}
          aria-valuenow={current}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={isWrong || undefined}
          aria-describedby={note ? noteId : undefined}
          disabled={disabled}
          value={draft?.text ?? value}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles['step']}
          aria-label={`增加数量，${counted}`}
          disabled={disabled || current >= max}
          onClick={() => step(1)}
        >
          +
        </button>
      </span>
      {note && (
        <span id={noteId} role="alert" className={styles['note']}>
          {note}
        </span>
      )}
    </span>
  );
}

const meant = (text: string) => (text === '' ? { quantity: 0 } : readQuantity(text));
