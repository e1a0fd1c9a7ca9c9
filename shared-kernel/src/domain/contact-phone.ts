const mobile = /^(?:86)?(1\d{10})$/;
const landline = /^(010|02\d|0[3-9]\d{2})-?(\d{3,4})-?(\d{4})(?:-(\d{1,6}))?$/;
const hotline = /^([48]00)-?(\d{3}-?\d{4}|\d{4}-?\d{3})(?:-(\d{1,6}))?$/;

/** Maximum length of the input, including a label for the extension and a country code. */
export const contactPhoneMax = 40;

// Normalised to ASCII, with a hyphen before an extension, and the area code where a country code was.
const inOneWay = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/转|分机|ext\.?|[:#]/gi, '-')
    .replace(/[\s()]/g, (sign) => (sign === ')' ? '-' : ''))
    .replace(/-+/g, '-')
    .replace(/^(?:\+|00)86-?/, '')
    .replace(/^(?=[2-9]\d{1,2}-|10-)(?![48]00-)/, '0')
    .replace(/^0-/, '0');

/**
 * Parses the phone of a consignee: a mobile, a landline with its area code, or a 400 or 800 number, the last
 * two with an optional extension.
 *
 * @returns the stored and printed format – `13800000000`, `010-12345678`, `0571-8765432-801`, `400-123-4567`
 * – or null
 */
export function readContactPhone(typed: string): string | null {
  const text = inOneWay(typed);
  const found = mobile.exec(text.replaceAll('-', ''));
  if (found) return found[1] ?? null;
  const [, area, first, last, extension] = landline.exec(text) ?? [];
  if (area) return joined(area, `${first}${last}`, extension);
  const [, service, number = '', ofService] = hotline.exec(text) ?? [];
  const digits = number.replace('-', '');
  return service ? joined(service, digits.slice(0, 3), digits.slice(3), ofService) : null;
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join('-');

/** The problem with a consignee's phone as Chinese text, or null. */
export function contactPhoneProblem(typed: string): string | null {
  if (!typed.trim()) return '请输入联系电话';
  if (readContactPhone(typed)) return null;
  return /^1\d*$/.test(typed.trim())
    ? '请输入11位手机号'
    : '请输入11位手机号，或带区号的固定电话，如 010-12345678';
}
