import Bowser from 'bowser';

/** Name of the device of a `user-agent`: system and browser, e.g. `Windows · Chrome 131`. */
export function deviceName(userAgent: string): string {
  if (!userAgent) return '未知设备';
  const { browser, os } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  const parts = [os.name, [browser.name, version].filter(Boolean).join(' ')].filter(Boolean);
  return parts.join(' · ') || userAgent;
}

/** The part of a `user-agent` that stays when a browser is updated or requests the desktop site. */
export const browserFamily = (userAgent: string): string =>
  Bowser.parse(userAgent || '-').browser.name || userAgent;
