/** Two days as `YYYY-MM-DD`, both included. */
export interface Period {
  start: string;
  end: string;
}

const pad = (number: number): string => String(number).padStart(2, '0');

export const dayText = (day: Date): string =>
  `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;

/** The usual periods, up to today. */
export function recentPeriods(today: Date): { name: string; period: Period }[] {
  const upToToday = (start: Date): Period => ({ start: dayText(start), end: dayText(today) });
  const [year, month, day] = [today.getFullYear(), today.getMonth(), today.getDate()];
  return [
    { name: '近 7 天', period: upToToday(new Date(year, month, day - 6)) },
    { name: '近 30 天', period: upToToday(new Date(year, month, day - 29)) },
    { name: '本月', period: upToToday(new Date(year, month, 1)) },
    {
      name: '上月',
      period: { start: dayText(new Date(year, month - 1, 1)), end: dayText(new Date(year, month, 0)) },
    },
    { name: '今年', period: upToToday(new Date(year, 0, 1)) },
  ];
}
