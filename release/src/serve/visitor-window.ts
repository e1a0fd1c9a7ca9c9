import { cookieOf } from './buyer-bucket';

/** What a browser says of its window, once it has been here (shell/src/app-shell/keep-window.ts). */
const WINDOW_COOKIE = 'window';

/** Windows that pages are drawn for; what else differs between them is for stylesheets. */
const windows = {
  narrow: { width: 390, height: 844 },
  low: { width: 1366, height: 768 },
  wide: { width: 1920, height: 1080 },
} as const;

export type WindowName = keyof typeof windows;

export const sizeOf = (name: WindowName) => windows[name];

/** The window that a page is to be drawn for: the one that a browser has said it has, else the one of most like it. */
export function windowOf(headers: {
  cookie?: string | undefined;
  'user-agent'?: string | undefined;
}): WindowName {
  const said = cookieOf(headers.cookie, WINDOW_COOKIE);
  if (said !== undefined && said in windows) return said as WindowName;
  return /Mobile|Android|iPhone/.test(headers['user-agent'] ?? '') ? 'narrow' : 'low';
}

/** Whether a media query holds in a window, as far as it asks for its size. */
export const fits = (query: string, name: WindowName): boolean =>
  query.split(' and ').every((condition) => {
    const [, side, sign, pixels] = /^\((width|height) (<|<=|>|>=) (\d+)px\)$/.exec(condition) ?? [];
    if (side !== 'width' && side !== 'height') return false;
    const [has, asked] = [windows[name][side], Number(pixels)];
    return sign?.startsWith('<')
      ? has < asked || (sign === '<=' && has === asked)
      : has > asked || (sign === '>=' && has === asked);
  });
