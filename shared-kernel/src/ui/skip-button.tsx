import type { RefObject } from 'react';
import styles from './skip-button.module.css';

export interface SkipButtonProps {
  /** Name of its target, e.g. 到结算. */
  text: string;
  to: RefObject<HTMLElement | null>;
}

/** A skip link past many tab stops; visible while focused. */
export const SkipButton = ({ text, to }: SkipButtonProps) => (
  <button type="button" className={styles['skip']} onClick={() => to.current?.focus()}>
    {text}
  </button>
);
