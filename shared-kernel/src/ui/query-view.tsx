import { type ReactNode, useDeferredValue } from 'react';
import { Button } from './button';
import { FailedState, failureText } from './failed-state';
import styles from './query-view.module.css';

/** The input of a view: the result of `useCall`, or of several combined. */
export interface ShownQuery<Data> {
  data: Data | undefined;
  /** The error of the last attempt, with or without an earlier reply. */
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export interface QueryViewProps<Data> {
  /** Name of the content: “订单” makes “订单加载中” and “订单未能更新”. */
  name: string;
  query: ShownQuery<Data>;
  /** The shape of the content. */
  skeleton: ReactNode;
  /** Whether a reply has nothing to show. */
  isEmpty?: ((data: Data) => boolean) | undefined;
  /** Shown for an empty reply. */
  empty?: ReactNode;
  /** Own texts of some failures; nothing for all others. */
  explain?: ((error: unknown) => ReactNode) | undefined;
  /** For narrow containers: a failure takes one line. */
  compact?: boolean | undefined;
  /**
   * For heavy content: it replaces the skeleton in slices, between which the page stays responsive, and so a
   * moment later than its surroundings.
   */
  inSlices?: boolean | undefined;
  /** Omitted where another component shows the reply, and this one only its state. */
  children?: (data: Data) => ReactNode;
}

/**
 * A reply in each of its states: pending, failed, empty, present, and present after a failed refetch. Content
 * stays once shown; the failure is shown next to it.
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

/** The content below is outdated. */
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
