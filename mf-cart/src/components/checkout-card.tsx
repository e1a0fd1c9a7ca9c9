import { type ReactNode, useId } from 'react';
import { Button, QueryView, type ShownQuery, Skeleton } from 'shared-kernel/ui';
import styles from './checkout-card.module.css';

/** The part of a call's result that a card needs. */
interface Choices extends ShownQuery<unknown> {
  isLoading: boolean;
}

export interface CheckoutCardProps {
  title: string;
  /** The query of the options, if any. */
  choices?: Choices;
  /** Absent if there is nothing to change. */
  onChange?: (() => void) | undefined;
  changeText?: string;
  /** Shown while nothing is chosen. */
  missing?: string;
  children: ReactNode;
}

/** One choice of the order, such as its address or payment. */
export function CheckoutCard({
  title,
  choices,
  onChange,
  changeText = '更换',
  missing,
  children,
}: CheckoutCardProps) {
  const titleId = useId();
  const body = children ?? <p className={styles['missing']}>{missing}</p>;
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        {onChange && (
          <Button
            kind="text"
            aria-describedby={titleId}
            onClick={onChange}
            disabled={choices?.isLoading || (choices?.data === undefined && choices?.error != null)}
          >
            {changeText}
          </Button>
        )}
      </header>
      {choices && (choices.isLoading || choices.error != null) ? (
        <QueryView compact name={title} query={knownOf(choices, children)} skeleton={skeleton}>
          {() => body}
        </QueryView>
      ) : (
        body
      )}
    </section>
  );
}

const skeleton = (
  <>
    <Skeleton width="60%" height="1.5em" />
    <Skeleton width="80%" height="2.6em" />
  </>
);

/** An earlier choice is used when the options fail to load. */
const knownOf = ({ data, error, isFetching, refetch }: Choices, chosen: ReactNode): ShownQuery<unknown> => ({
  data: data ?? (error == null ? undefined : (chosen ?? undefined)),
  error,
  isFetching,
  refetch,
});
