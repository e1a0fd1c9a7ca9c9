import { DatePicker } from '@arco-design/web-react';
import { useEffect, useRef, useState } from 'react';
import { dayText, type Period } from '../domain';
import styles from './calendar.module.css';
import { moveBetweenDays, shownDays } from './calendar-keys';

export interface CalendarProps {
  period: Partial<Period>;
  onPick: (period: Partial<Period>) => void;
}

const arrow = (name: string, sign: string) => (
  <button type="button" className={styles['arrow']} aria-label={name}>
    {sign}
  </button>
);
const arrows = {
  prevDouble: arrow('上一年', '«'),
  prev: arrow('上个月', '‹'),
  next: arrow('下个月', '›'),
  nextDouble: arrow('下一年', '»'),
};

/**
 * A calendar of two months to pick a first and a last day. Arco renders days and arrows as `div`s without
 * name or focus; here each is a button, with one tab stop for the days and arrow keys between them (roving
 * tabindex).
 */
export function Calendar({ period, onPick }: CalendarProps) {
  const { start, end } = period;
  const [initial] = useState(period);
  const root = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(start ?? dayText(new Date()));

  const [turned, setTurned] = useState(0);

  useEffect(() => {
    const days = root.current ? shownDays(root.current) : [];
    const [firstDay] = days;
    // Another month was opened.
    if (firstDay && !days.some((day) => day.tabIndex === 0)) setCurrent(firstDay.dataset['day'] ?? '');
  });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the days inside act; this moves the focus between them
    <div
      ref={root}
      className={styles['calendar']}
      onKeyDown={(event) => {
        if (root.current && moveBetweenDays(root.current, event.key)) event.preventDefault();
      }}
    >
      <DatePicker.RangePicker
        triggerElement={null}
        // As a controlled component Arco would forget the first picked day.
        {...(initial.start && initial.end && { defaultValue: [initial.start, initial.end] })}
        defaultPickerValue={twoMonths(start)}
        dayStartOfWeek={1}
        hideNotInViewDates
        onPickerValueChange={() => setTurned(turned + 1)}
        icons={arrows}
        onSelect={(days) => onPick({ ...(days[0] && { start: days[0] }), ...(days[1] && { end: days[1] }) })}
        dateRender={(day) => {
          const text = day.format('YYYY-MM-DD');
          return (
            <div className="arco-picker-date">
              <button
                type="button"
                className={`arco-picker-date-value ${styles['day']}`}
                data-day={text}
                tabIndex={text === current ? 0 : -1}
                aria-label={day.format('YYYY年M月D日')}
                aria-pressed={text === start || text === end}
                onFocus={() => setCurrent(text)}
              >
                {day.date()}
              </button>
            </div>
          );
        }}
      />
    </div>
  );
}

/**
 * The month in which a period begins and the next; without a period, the previous and the current month,
 * because orders are in the past.
 */
function twoMonths(start: string | undefined): [Date, Date] {
  const day = start ? new Date(`${start}T00:00`) : new Date();
  const first = start ? day.getMonth() : day.getMonth() - 1;
  return [new Date(day.getFullYear(), first, 1), new Date(day.getFullYear(), first + 1, 1)];
}
