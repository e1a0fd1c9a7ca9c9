/** Who sells, and how they are reached: what every app and every paper says of them alike. Invented. */
export const company = {
  name: '安澜医疗科技（临江）有限公司（示例）',
  address: '浙江省临江市滨河路 88 号（示例地址）',
  postcode: '000000',
  servicePhone: '400-000-0000（示例）',
  switchboard: '0571-0000 0000（示例）',
  email: 'service@example.com',
  serviceHours: '周一至周五 8:30–17:30',
} as const;
