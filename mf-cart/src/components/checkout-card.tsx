import type { ReactNode } from 'react';
import { Button, Skeleton } from 'shared-kernel/ui';
import styles from './checkout-panel.module.css';

/** The part of a query's result that a card goes by. */
interface Choices {
  isLoading: boolean;
  isError: boolean;
  data: unknown;
  refetch: () => unknown;
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
  const failed = choices?.isError && choices.data === undefined;
  return (
    <section className={styles['card']} aria-label={title}>
      <header className={styles['head']}>
        <h2>{title}</h2>
        {failed ? (
          <Button kind="text" onClick={() => void choices.refetch()}>
            重新加载
          </Button>
        ) : (
          onChange && (
            <Button kind="text" onClick={onChange} disabled={choices?.isLoading}>
              {changeText}
            </Button>
          )
        )}
      </header>
      {choices?.isLoading ? (
        <div aria-busy="true">
          <Skeleton width="60%" height="1.5em" />
          <Skeleton width="80%" height="2.6em" />
        </div>
      ) : (
        (children ?? <p className={styles['missing']}>{failed ? `${title}加载失败` : missing}</p>)
      )}
    </section>
  );
}
