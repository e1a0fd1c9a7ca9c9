const name = String.raw`(?!\.{1,2}(?:/|$))[\w.+-]+`;
const key = new RegExp(`^${name}(?:/${name})*$`);

/** @throws TypeError for what is no key, such as a path that leaves the store */
export function requireKey(text: string): string {
  if (!key.test(text)) throw new TypeError(`no key: ${text}`);
  return text;
}

/** @throws TypeError for what is no prefix of keys */
export function requirePrefix(text: string): string {
  if (!text.endsWith('/')) throw new TypeError(`no prefix: ${text}`);
  requireKey(text.slice(0, -1));
  return text;
}
