import { Button, type SlotLoaderProps } from '../ui';
import styles from './slot-placeholder.module.css';

export interface SlotPlaceholderProps extends Pick<SlotLoaderProps, 'name' | 'props'> {
  why: string;
  onRetry?: () => void;
}

const shown = (_key: string, value: unknown) => (typeof value === 'function' ? '（函数）' : value);

/** Tells a developer which view belongs here, and its props. */
export function SlotPlaceholder({ name, props, why, onRetry }: SlotPlaceholderProps) {
  return (
    <section className={styles['slot']} aria-label={`插槽 ${name}`}>
      <p>
        这里是其他应用的视图 <code>{name}</code>：{why}
      </p>
      <pre>{JSON.stringify(props, shown, 2)}</pre>
      {onRetry && <Button onClick={onRetry}>重试</Button>}
    </section>
  );
}

/** For a page with fake answers, which has no shop. */
export const FakedSlot = ({ name, props }: SlotLoaderProps) => (
  <SlotPlaceholder name={name} props={props} why="自带数据的页面不连接商城" />
);
