import { type KeyboardEvent, useId, useState } from 'react';
import { formatCount, limits, quantityProblemTexts, readQuantity } from '../domain';
import styles from './quantity-input.module.css';

export interface QuantityInputProps {
  value: number;
  /** Accessible name: 复合过氧乙酸消毒液 数量. */
  label: string;
  /** Default 1. */
  min?: number;
  /** Default 999999999999999. */
  max?: number;
  disabled?: boolean;
  /** Called with each quantity in range while typing. */
  onChange?: (quantity: number) => void;
  /** Called with the final quantity: after a step, on Enter, on blur. Only when it changed. */
  onCommit?: (quantity: number) => void;
}

/** The typed text, and the quantity from before. */
interface Draft {
  text: string;
  from: number;
}

/** Longer than any quantity in any notation. */
const longestText = 40;

/**
 * Input for a whole number with − and +, exact for 15 digits. Invalid text stays as typed, with the reason
 * below, and is not reported. Out of range it settles on the nearest bound and says so; empty counts as 0.
 * Escape restores the quantity from before typing.
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
  // Problems of a quantity that nobody is typing are the page's to show.
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
      // Keeps the dialog around it open.
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
