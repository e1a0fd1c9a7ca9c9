/** Licences that an applicant for an account uploads; the first is required. */
export const applicationLicences = [
  { type: 'business_licence', name: '营业执照或事业单位法人证书', required: true },
  { type: 'medical_practice_licence', name: '医疗机构执业许可证', required: false },
  { type: 'device_trade_licence', name: '医疗器械经营许可证', required: false },
  { type: 'class_two_filing', name: '第二类医疗器械备案凭证', required: false },
] as const;

export type ApplicationLicence = (typeof applicationLicences)[number]['type'];

export const applicationLicenceTypes = applicationLicences.map(({ type }) => type);

export const applicationStates = ['waiting', 'approved', 'refused'] as const;
export type ApplicationState = (typeof applicationStates)[number];

// GB 32100: 17 digits or letters without I, O, S, V and Z, and a check character.
const creditDigits = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The problem with a 统一社会信用代码 as Chinese text, or null. */
export function creditCodeProblem(text: string): string | null {
  const digits = [...text.trim().toUpperCase()].map((letter) => creditDigits.indexOf(letter));
  if (digits.length !== 18 || digits.includes(-1)) return '请输入18位统一社会信用代码';
  let weight = 1;
  let sum = 0;
  for (const digit of digits.slice(0, 17)) {
    sum += digit * weight;
    weight = (weight * 3) % 31;
  }
  return digits[17] === (31 - (sum % 31)) % 31 ? null : '统一社会信用代码有误，请核对';
}
