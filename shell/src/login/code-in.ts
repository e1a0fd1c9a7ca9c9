const longestCode = 8;

const six = /(?<!\d)\d{6}(?!\d)/;
const sixInParts = /(?<!\d[ -]?)\d(?:[ -]?\d){5}(?![ -]?\d)/;

/** The code of a text message that was pasted whole, with its gaps or in full width; else the digits that were typed. */
export function codeIn(pasted: string): string {
  const text = pasted.normalize('NFKC');
  const found = six.exec(text) ?? sixInParts.exec(text);
  return (found?.[0] ?? text).replace(/\D/g, '').slice(0, longestCode);
}
