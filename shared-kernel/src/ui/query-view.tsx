import { type ReactNode, useDeferredValue } from 'react';
import { Button } from './button';
import { FailedState, failureText } from './failed-state';
import styles from './query-view.module.css';

/** What a view goes by: the result of `useCall`, or of several put together. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  /** Why the last try failed, with or without an earlier reply. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  /** What is shown, in a word: “订单” makes “订单加载中” and “订单未能更新”. */
  name: string;
  query: ShownQuery<Data>;
  /** The shape of what will come. */
  skeleton: ReactNode;
  /** A reply in which there is nothing to show. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** What is shown then. */
  empty?: ReactNode;
  /** Failures that have words of their own; nothing for all others. */
  explain?: ((error: unknown) => ReactNode) | undefined;
  /** In a narrow place: a failure takes one line. */
  compact?: boolean | undefined;
  /**
   * For much to draw: it comes in the place of the skeleton in slices, between which the page answers its reader, and so a
   * moment later than what stands around it.
   */
  inSlices?: boolean | undefined;
  /** Left out where the reply is shown elsewhere, and only its state here. */
  children?: (data: Data) => ReactNode;
}

/**
 * A reply in each of its states: on its way, failed, empty, there, and there while asking again has failed. What is
 * shown once stays; the failure is said beside it.
 */
export function QueryView<Data>({
  name,
  query,
  skeleton,
  isEmpty,
  empty,
  explain,
  compact = false,
  inSlices = false,
  children,
}: QueryViewProps<Data>) {
  const { data, error, isFetching, refetch } = query;
  const retry = () => void refetch();
  const hasCome = data !== undefined;
  const mayStand = useDeferredValue(hasCome) || !inSlices;
  if (hasCome && mayStand) {
    return (
      <>
        {error != null && (
          <Outdated name={name} error={error} compact={compact} retry={retry} retrying={isFetching} />
        )}
        {isEmpty?.(data) ? empty : children?.(data)}
      </>
    );
  }
  if (hasCome || error == null) {
    return (
      <div className={styles['waiting']} role="status" aria-busy="true" aria-label={`${name}加载中`}>
        {skeleton}
      </div>
    );
  }
  if (!compact)
    return explain?.(error) || <FailedState error={error} onRetry={retry} retrying={isFetching} />;
  return (
    <p className={styles['line']} role="alert">
      <Button kind="text" busy={isFetching} onClick={retry}>{`${name}加载失败，点击重试`}</Button>
    </p>
  );
}

interface OutdatedProps {
  name: string;
  error: unknown;
  compact: boolean;
  retry: () => void;
  retrying: boolean;
}

/** What stands below is what was known before. */
function Outdated({ name, error, compact, retry, retrying }: OutdatedProps) {
  return (
    <p className={compact ? styles['line'] : styles['outdated']} role="status">
      {!compact && `${name}未能更新：${failureText(error)}`}
      <Button kind="text" busy={retrying} onClick={retry}>
        {compact ? `${name}未能更新，点击重试` : '重新加载'}
      </Button>
    </p>
  );
}
