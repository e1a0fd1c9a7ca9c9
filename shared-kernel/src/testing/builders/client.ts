import type { Consignee, Dealer, Hospital, LicenceProblem, Qualification, RebateInfo } from '../../contracts';

export const aConsignee = (over: Partial<Consignee> = {}): Consignee => ({
  id: 'consignee-1',
  name: '张老师',
  phone: '13800000000',
  address: '浙江省临江市滨河路 18 号门诊楼负一层',
  hospitalName: null,
  defaultAddress: true,
  editable: true,
  ...over,
});

export const aDealer = (over: Partial<Dealer> = {}): Dealer => ({
  id: 'dealer-1',
  name: '江南医药（示例）有限公司',
  address: '浙江省杭州市示例路 1 号',
  code: 'D001',
  ...over,
});

export const aHospital = (over: Partial<Hospital> = {}): Hospital => ({
  id: 'hospital-1',
  name: '临江市第一人民医院',
  code: 'H001',
  ...over,
});

export const aQualification = (over: Partial<Qualification> = {}): Qualification => ({
  qualificationName: '医疗机构执业许可证',
  qualificationType: 'zhiyexuke',
  expireDate: '2027-12-31',
  auditStatus: 1,
  auditStatusDesc: '已通过',
  fileId: 'file-1',
  ...over,
});

export const aLicenceProblem = (over: Partial<LicenceProblem> = {}): LicenceProblem => ({
  deviceClass: '二类',
  qualificationName: '第二类医疗器械备案凭证',
  state: 'expired',
  expireDate: '2026-01-01',
  uploadable: true,
  skuIds: ['sku-1'],
  ...over,
});

export const aRebateInfo = (over: Partial<RebateInfo> = {}): RebateInfo => ({
  showChooseDialog: false,
  rebate: '0.00',
  ...over,
});
