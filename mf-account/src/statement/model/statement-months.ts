const pattern = /^20\d{2}-(?:0[1-9]|1[0-2])$/;

/** The month that an address names; this one if that is missing, invalid or in the future. */
export const currentMonth = (asked: string | null, thisMonth: string): string =>
  asked !== null && pattern.test(asked) && asked <= thisMonth ? asked : thisMonth;

const monthBefore = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
};

/** Months from this one back to the first. */
export function monthsSince(first: string, thisMonth: string): string[] {
  const months = [thisMonth];
  for (let month = thisMonth; month > first; ) {
    month = monthBefore(month);
    months.push(month);
  }
  return months;
}
