import { Fragment } from 'react';
import { searchMatches, unbroken } from 'shared-kernel/domain';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  text: string;
  /** The search text; empty marks nothing. */
  search: string;
}

/** A text with the matches of a search marked. */
export function MarkedText({ text, search }: MarkedTextProps) {
  if (search === '') return unbroken(text);
  let place = 0;
  return searchMatches(text, search).map((piece) => {
    const key = place;
    place += piece.text.length;
    return piece.isMatch ? (
      <mark key={key} className={styles['match']}>
        {unbroken(piece.text)}
      </mark>
    ) : (
      <Fragment key={key}>{unbroken(piece.text)}</Fragment>
    );
  });
}
