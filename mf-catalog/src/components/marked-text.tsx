import { Fragment } from 'react';
import { unbroken } from 'shared-kernel/domain';
import { searchMatches } from '../model/search-matches';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  text: string;
  /** What was searched for; empty marks nothing. */
  search: string;
}

/** A text in which what was searched for is marked. */
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
