import { type KeyboardEvent, useState } from 'react';
import { limits } from '../domain';
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

/**
 * A whole number with − and +, exact for 15 digits. Out of range it settles on the nearest bound;
 * empty counts as 0 (section 5, checkout). Escape puts back the quantity from before typing.
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
  const [draft, setDraft] = useState<{ text: string; from: number } | null>(null);
  const typed = draft ? Number(draft.text) : value;
  const outOfRange = draft !== null && (draft.text === '' || typed < min || typed > max);
  const within = (quantity: number) => Math.max(min, Math.min(quantity, max));

  const type = (text: string) => {
    const digits = text
      .replace(/[０-９]/g, toHalfWidth)
      .replace(/\D/g, '')
      .slice(0, 15);
    setDraft({ text: digits, from: draft?.from ?? value });
    const quantity = Number(digits);
    if (digits !== '' && quantity === within(quantity) && quantity !== value) onChange?.(quantity);
  };

  const settle = (quantity: number, from: number) => {
    setDraft(null);
    if (quantity !== value) onChange?.(quantity);
    if (quantity !== from) onCommit?.(quantity);
  };

  const commit = () => {
    if (draft) settle(within(typed), draft.from);
  };

  const step = (by: 1 | -1) => settle(within(typed + by), draft?.from ?? value);

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
    <span className={styles['quantity']} data-disabled={disabled || undefined}>
      <button
        type="button"
        className={styles['step']}
        aria-label="减少数量"
        disabled={disabled || typed <= min}
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
        aria-label={label}
        aria-valuenow={typed}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={outOfRange || undefined}
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
        aria-label="增加数量"
        disabled={disabled || typed >= max}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}

const toHalfWidth = (digit: string): string => String.fromCharCode(digit.charCodeAt(0) - 0xfee0);
