import Big from 'big.js';

const digits = '零壹贰叁肆伍陆柒捌玖';
const places = ['仟', '佰', '拾', ''];

/** Up to four digits. */
function groupInWords(group: string): string {
  const words = [...group.padStart(4, '0')].map((digit, index) =>
    digit === '0' ? '零' : `${digits[Number(digit)]}${places[index]}`,
  );
  return words.join('').replace(/零+/g, '零').replace(/零$/, '');
}

/** Digits of any length; amounts from 亿 are counted in 亿. */
function integerInWords(value: string): string {
  const [unit, size] = value.length > 8 ? (['亿', 8] as const) : (['万', 4] as const);
  if (value.length <= 4) return groupInWords(value);
  const high = integerInWords(value.slice(0, -size));
  const low = value.slice(-size);
  const lowWords = integerInWords(low.replace(/^0+/, '')).replace(/^零/, '');
  const gap = lowWords !== '' && low.startsWith('0') ? '零' : '';
  return `${high}${unit}${gap}${lowWords}`;
}

/**
 * An amount in words for contracts (人民币大写), e.g. 壹万贰仟叁佰肆拾伍元陆角整.
 * @param amount yuan, a non-negative decimal string with at most two decimals
 * @throws RangeError for anything else
 */
export function amountInWords(amount: string): string {
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) throw new RangeError(`Not an amount: ${amount}`);
  const [whole = '', cents = ''] = new Big(amount).toFixed(2).split('.');
  const yuan = whole === '0' ? '' : `${integerInWords(whole).replace(/^零/, '')}元`;
  const [jiao = '0', fen = '0'] = cents;
  if (cents === '00') return `${yuan || '零元'}整`;
  const tens = jiao !== '0' ? `${digits[Number(jiao)]}角` : yuan && '零';
  return `${yuan}${tens}${fen === '0' ? '整' : `${digits[Number(fen)]}分`}`;
}
