import { useId, useLayoutEffect, useRef, useState } from 'react';
import { limits, printProblem } from 'shared-kernel/domain';
import { Button } from 'shared-kernel/ui';
import styles from './buyer-note.module.css';

export interface BuyerNoteProps {
  /** Accessible name of the noted line. */
  named: string;
  note: string;
  onChange: (note: string) => void;
}

/** The buyer's note on a line, which is part of the order and its documents. */
export function BuyerNote({ named, note, onChange }: BuyerNoteProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const wasClosedByKey = useRef(false);
  const problemId = useId();
  const isOpen = typed !== null;
  const problem = isOpen ? printProblem(typed) : null;

  useLayoutEffect(() => {
    if (isOpen) box.current?.querySelector('input')?.focus();
    else if (wasClosedByKey.current) box.current?.querySelector('button')?.focus();
    wasClosedByKey.current = false;
  }, [isOpen]);

  function finish(): void {
    if (typed === null || problem) return;
    if (typed.trim() !== note) onChange(typed.trim());
    setTyped(null);
  }

  return (
    <div ref={box} className={styles['note']}>
      {isOpen ? (
        <>
          <input
            className={styles['input']}
            aria-label={`${named} 备注`}
            placeholder="如：送三号手术室"
            maxLength={limits.lineNoteMax}
            value={typed}
            aria-invalid={problem !== null}
            aria-describedby={problemId}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={finish}
            onKeyDown={(event) => {
              const { key, nativeEvent } = event;
              if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return;
              // The button that receives the focus must not be pressed by the same key.
              event.preventDefault();
              wasClosedByKey.current = problem === null || key === 'Escape';
              if (key === 'Enter') finish();
              else setTyped(null);
            }}
          />
          <p id={problemId} className={styles['problem']} aria-live="polite">
            {problem}
          </p>
        </>
      ) : (
        <>
          {note && <span className={styles['text']}>备注：{note}</span>}
          <Button
            kind="text"
            aria-label={`${note ? '修改备注' : '添加备注'} ${named}`}
            onClick={() => setTyped(note)}
          >
            {note ? '修改备注' : '添加备注'}
          </Button>
        </>
      )}
    </div>
  );
}
