import { company as seller } from 'shared-kernel/domain';

/** The invented maker, as the setting `company`: what stands in a contract beside the buyer's own data. */
export const company = {
  name: seller.name,
  brand: 'AnLan',
  address: seller.address,
  postcode: seller.postcode,
  phone: seller.servicePhone,
  bank: '示例银行临江支行',
  bankAccount: '0000 0000 0000 0000（示例）',
  taxNo: '91000000示例00000X',
} as const;

/** Licences that product pages name. */
export const productionLicences = {
  manufacture: '示例食药监械生产许20240003号',
  classOneFiling: '示例食药监械生产备20240004号',
} as const;
