const chinaOffset = 8 * 3_600_000;

const inChina = (moment: Date) => new Date(moment.getTime() + chinaOffset).toISOString();

/** `YYYY-MM-DD HH:mm:ss` in China Standard Time, the API's time format. */
export const formatTime = (moment: Date) => inChina(moment).slice(0, 19).replace('T', ' ');

/** `YYYY-MM-DD` in China Standard Time. */
export const formatDate = (moment: Date) => inChina(moment).slice(0, 10);

/** First moment of a day (`YYYY-MM-DD`) in China Standard Time. */
export const startOfDay = (date: string) => new Date(`${date}T00:00:00+08:00`);

/** The same time `days` later. */
export const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * 86_400_000);

/** `YYYY-MM` in China Standard Time. */
export const formatMonth = (moment: Date) => inChina(moment).slice(0, 7);

/** First moment of a month (`YYYY-MM`) in China Standard Time. */
export const startOfMonth = (month: string) => startOfDay(`${month}-01`);

/** The month after a month. */
export const monthAfter = (month: string) => formatMonth(addDays(startOfMonth(month), 31));
