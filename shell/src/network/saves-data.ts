/** Whether the line is to be spared: the buyer has asked the browser to, or there is hardly one. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return (
    connection?.saveData === true ||
    connection?.effectiveType?.endsWith('2g') === true ||
    window.matchMedia?.('(prefers-reduced-data: reduce)').matches === true
  );
}
