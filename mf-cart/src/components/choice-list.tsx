import { Suspense } from 'react';
import { lazyView, Skeleton } from 'shared-kernel/ui';
import { type RadioChoice, RadioList } from './radio-list';

/** Beyond this number of options a list has a search field. */
const shortList = 8;

// If the search fails to load, the plain list is used.
const SearchedList = lazyView(() => import('./searched-list').catch(() => ({ default: RadioList })));

export interface Choice extends RadioChoice {
  name: string;
  /** Distinguishes it from others of the same name; searched, too. */
  detail: string;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  picked: string | null;
  onPick: (id: string) => void;
}

/** A choice of one of several: radio buttons for a few, else a searchable list. */
export function ChoiceList(props: ChoiceListProps) {
  if (props.choices.length <= shortList) return <RadioList {...props} />;
  return (
    <Suspense fallback={<Skeleton height="var(--control)" />}>
      <SearchedList {...props} />
    </Suspense>
  );
}
