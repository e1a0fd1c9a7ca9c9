import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './flyout.module.css';

const openDelay = 80;
const closeDelay = 220;

export interface FlyoutProps {
  /** What the trigger shows. */
  label: ReactNode;
  /** Name of the trigger, where its label is not text. */
  name?: string;
  triggerClassName?: string | undefined;
  className?: string | undefined;
  /** Which edge of the trigger the panel keeps to. */
  side?: 'left' | 'right' | 'centre' | 'beside';
  /** Hangs from the trigger without a gap. */
  flush?: boolean;
  children: ReactNode;
}

type Opened = 'no' | 'hover' | 'pinned';

/** A panel that opens from a button: while the mouse rests there, or pinned by a click or the keyboard. */
export function Flyout({
  label,
  name,
  triggerClassName,
  className,
  side = 'centre',
  flush = false,
  children,
}: FlyoutProps) {
  const [opened, setOpened] = useState<Opened>('no');
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();

  const soon = (next: Opened, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpened(next), delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpened('no');
  };

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (opened === 'no') return;
    const onPointerDown = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpened('no');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [opened]);

  const onEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') soon(opened === 'pinned' ? 'pinned' : 'hover', openDelay);
  };
  const onLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') soon('no', closeDelay);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || opened === 'no') return;
    close();
    trigger.current?.focus();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget)) close();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside acts; this only notices the pointer leave
    <div
      ref={root}
      className={`${styles['root']} ${className ?? ''}`}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <button
        ref={trigger}
        type="button"
        className={triggerClassName}
        aria-label={name}
        aria-expanded={opened !== 'no'}
        aria-controls={panelId}
        onClick={() => (opened === 'pinned' ? close() : setOpened('pinned'))}
      >
        {label}
      </button>
      {opened !== 'no' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: closes when something inside was chosen
        // biome-ignore lint/a11y/useKeyWithClickEvents: a key press on a link or button is a click, too
        <div
          id={panelId}
          className={`${styles['panel']} ${styles[side]} ${flush ? styles['flush'] : ''}`}
          onClickCapture={({ target }) => {
            // A button's own work, such as asking in a dialog, gives the focus back to what stays.
            if ((target as Element).closest('button')) trigger.current?.focus();
          }}
          onClick={({ target }) => {
            if ((target as Element).closest('a, button')) close();
          }}
        >
          {children}
        </div>
      )}
    </div>
  );
}
