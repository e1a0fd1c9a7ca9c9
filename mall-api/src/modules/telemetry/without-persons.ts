const lineMax = 300;
const tokenMin = 24;

const query = /[?#].*?(?=:\d+:\d+\)?$|[)"'’”]*$)/;
const mail = /^[^@]+@[^@]+\.[^@]+$/;
const letterAndDigit = /[A-Za-z].*\d|\d.*[A-Za-z]/;

/** A file of the shop keeps its name and place; of everything else goes what may say who somebody is or what they typed. */
function cleanWord(word: string): string {
  const plain = word.replace(query, '');
  if (plain.includes('/apps/')) return plain;
  return mail.test(plain) || (plain.length >= tokenMin && letterAndDigit.test(plain)) ? '…' : plain;
}

function clean(line: string): string {
  const cut = line.slice(0, lineMax);
  // Browsers quote what they cannot read as JSON.
  const unquoted = cut.endsWith('is not valid JSON') ? cut.replace(/".*"/, '"…"') : cut;
  const words = unquoted.split(' ').map(cleanWord).join(' ');
  return words.includes('/apps/') ? words : words.replaceAll(/\+?\d[\d -]{5,}\d/g, '…');
}

/** What a browser tells of a fault, without what is nobody's business; browsers leave most of it out by themselves. */
export const withoutPersons = (detail: string): string =>
  detail.normalize('NFKC').split('\n').map(clean).join('\n');
