/** A step that a browser reports. */
export const aReport = (name: string, detail?: string) => ({
  kind: 'event' as const,
  name,
  at: 1,
  page: '/home',
  network: 'p',
  browser: 'b',
  ...(detail !== undefined && { detail }),
});
