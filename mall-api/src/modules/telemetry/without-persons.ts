const lineMax = 300;
const tokenMin = 24;

const query = /[?#].*?(?=:\d+:\d+\)?$|[)"'’”]*$)/;
const reactError = /^#\d{1,4};$/;
const mail = /^[^@]+@[^@]+\.[^@]+$/;
const letterAndDigit = /[A-Za-z].*\d|\d.*[A-Za-z]/;

/**
 * Keeps names and positions of the shop's own files, and the numbers of React's errors; removes anything else that may
 * identify a person or contain their input.
 */
function cleanWord(word: string): string {
  if (reactError.test(word)) return word;
  const plain = word.replace(query, '');
  if (plain.includes('/apps/')) return plain;
  return mail.test(plain) || (plain.length >= tokenMin && letterAndDigit.test(plain)) ? '…' : plain;
}

function clean(line: string): string {
  const cut = line.slice(0, lineMax);
  // Browsers quote invalid JSON.
  const unquoted = cut.endsWith('is not valid JSON') ? cut.replace(/".*"/, '"…"') : cut;
  const words = unquoted.split(' ').map(cleanWord).join(' ');
  return words.includes('/apps/') ? words : words.replaceAll(/\+?\d[\d -]{5,}\d/g, '…');
}

/** A browser's description of a fault without personal data. */
export const withoutPersons = (detail: string): string =>
  detail.normalize('NFKC').split('\n').map(clean).join('\n');
