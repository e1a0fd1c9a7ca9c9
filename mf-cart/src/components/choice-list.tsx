import { Suspense } from 'react';
import { lazyView, Skeleton } from 'shared-kernel/ui';
import { type RadioChoice, RadioList } from './radio-list';

/** As many as a buyer takes in at a glance; beyond that a list is searched. */
const shortList = 8;

// Without the search the whole list still does.
const SearchedList = lazyView(() => import('./searched-list').catch(() => ({ default: RadioList })));

export interface Choice extends RadioChoice {
  name: string;
  /** What tells it from others of its name; it is found by that, too. */
  detail: string;
}

export interface ChoiceListProps {
  label: string;
  choices: readonly Choice[];
  picked: string | null;
  onPick: (id: string) => void;
}

/** One of several: all in view while they are few, else found by typing. */
export function ChoiceList(props: ChoiceListProps) {
  if (props.choices.length <= shortList) return <RadioList {...props} />;
  return (
    <Suspense fallback={<Skeleton height="var(--control)" />}>
      <SearchedList {...props} />
    </Suspense>
  );
}
