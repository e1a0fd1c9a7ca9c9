import type { Random } from './random';

const dayMs = 86_400_000;
const cstOffsetMs = 8 * 3_600_000;

export const daysAfter = (from: Date, days: number): Date =>
  new Date(from.getTime() + Math.round(days * dayMs));

/** The calendar day in China, YYYY-MM-DD. */
export const chinaDay = (moment: Date): string =>
  new Date(moment.getTime() + cstOffsetMs).toISOString().slice(0, 10);

/** Midnight in China. The seed counts back from it, so that the hour it runs at does not matter. */
export const startOfChinaDay = (moment: Date): Date => new Date(`${chinaDay(moment)}T00:00:00+08:00`);

/** A moment of the same day in China within office hours, 08:30 to 17:30. */
export const officeHours = (moment: Date, random: Random): Date =>
  new Date(startOfChinaDay(moment).getTime() + random.int(8.5 * 3600, 17.5 * 3600) * 1000);
