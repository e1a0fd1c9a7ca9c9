/** Whether the buyer has asked the browser to spare the line. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  window.matchMedia?.('(prefers-reduced-data: reduce)').matches === true;
