/**
 * The invented maker, as the setting `company`. Everything a law or a buyer wants to see of it is an example and
 * says so.
 */
export const company = {
  name: '安澜医疗科技（临江）有限公司',
  shortName: '安澜医疗',
  mallName: '安澜医疗商城',
  brand: 'AnLan',
  address: '浙江省临江市高新区澜江大道 100 号（示例地址）',
  postcode: '310000',
  phone: '400-000-0000（示例）',
  email: 'service@anlan.example',
  website: 'https://www.anlan.example',
  bank: '示例银行临江支行',
  bankAccount: '0000 0000 0000 0000（示例）',
  taxNo: '91330000MA00000000（示例）',
  icp: '浙ICP备00000000号（示例）',
  licences: [
    {
      certificate: 'jingyingzizhi',
      name: '营业执照',
      no: '91330000MA00000000（示例）',
      issuer: '临江市市场监督管理局（示例）',
      validTo: null,
    },
    {
      certificate: 'zigezhengshu',
      name: '互联网药品信息服务资格证书',
      no: '（浙）-非经营性-2023-0000（示例）',
      issuer: '浙江省药品监督管理局（示例）',
      validTo: '2028-06-30',
    },
    {
      certificate: 'xukezheng',
      name: '医疗器械经营许可证',
      no: '浙临药监械经营许20230000号（示例）',
      issuer: '临江市市场监督管理局（示例）',
      validTo: '2028-03-31',
    },
    {
      certificate: 'beianpingzheng',
      name: '第二类医疗器械经营备案凭证',
      no: '浙临药监械经营备20230000号（示例）',
      issuer: '临江市市场监督管理局（示例）',
      validTo: null,
    },
    {
      certificate: 'shipinanquan',
      name: '食品经营许可证',
      no: 'JY00000000000000（示例）',
      issuer: '临江市市场监督管理局（示例）',
      validTo: '2028-09-30',
    },
    {
      certificate: 'ylqxsc',
      name: '医疗器械生产许可证',
      no: '浙药监械生产许20230000号（示例）',
      issuer: '浙江省药品监督管理局（示例）',
      validTo: '2028-12-31',
    },
  ],
} as const;

/** Licences that products name. */
export const productionLicences = {
  manufacture: '浙药监械生产许20230000号（示例）',
  classOneFiling: '浙临药监械生产备20230000号（示例）',
  disinfection: '浙卫消证字（2023）第0000号（示例）',
} as const;
