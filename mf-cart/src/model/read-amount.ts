/** An amount in yuan with two decimals; null for what is none. */
export function readAmount(text: string): string | null {
  const found = /^(\d{1,15})(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/[,，¥\s]/g, ''));
  return found ? `${Number(found[1])}.${(found[2] ?? '').padEnd(2, '0')}` : null;
}
