import { type ReactNode, useId } from 'react';
import { Button, QueryView, type ShownQuery, Skeleton } from 'shared-kernel/ui';
import styles from './checkout-card.module.css';

/** The part of a call's result that a card goes by. */
interface Choices extends ShownQuery<unknown> {
  isLoading: boolean;
}

export interface CheckoutCardProps {
  title: string;
  /** Where what there is to choose from comes from, if anywhere. */
  choices?: Choices;
  /** Not given where there is nothing to change. */
  onChange?: (() => void) | undefined;
  changeText?: string;
  /** Stands in place of a choice that has not been made. */
  missing?: string;
  children: ReactNode;
}

/** One of the things that an order needs besides goods. */
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

/** What was chosen before holds when what there is to choose from cannot be had. */
const knownOf = ({ data, error, isFetching, refetch }: Choices, chosen: ReactNode): ShownQuery<unknown> => ({
  data: data ?? (error == null ? undefined : (chosen ?? undefined)),
  error,
  isFetching,
  refetch,
});
