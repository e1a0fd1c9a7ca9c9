/** Terminal columns of a text: Chinese characters and punctuation take two. */
export const widthOf = (text: string) =>
  [...text].reduce((width, character) => width + (/[\u1100-\u115f\u2e80-\uffdc]/.test(character) ? 2 : 1), 0);

const textOf = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return '–';
  return Array.isArray(value) ? value.map(textOf).join('、') || '–' : String(value);
};

const names: Readonly<Record<string, string>> = {
  no: '订单号',
  status: '状态',
  clientName: '客户',
  totalAmount: '实付合计',
  contract: '合同',
  since: '自',
  id: '编号',
  qualificationName: '证书',
  expireDate: '有效期至',
  buyer: '采购人',
  part: '子订单',
  time: '时间',
  content: '内容',
  mobilePhone: '手机号',
  messages: '短信',
  mails: '邮件',
  email: '邮箱',
  mailSubject: '主题',
  orders: '待处理的订单',
  certificates: '待审核的证照',
  invoices: '待开具的发票',
  parts: '子订单',
  logistics: '物流',
  invoiceNo: '发票号',
  invoiceNos: '发票',
  amount: '金额',
  payStatus: '付款状态',
  received: '已收款',
  refunded: '已退款',
  kept: '实收',
  due: '待付款',
  kind: '收付',
  date: '日期',
  voucherNo: '凭证号',
  payments: '收款与退款',
  vouchers: '待核对的付款凭证',
  cancellations: '待答复的取消申请',
  reports: '待答复的收货问题',
  applications: '待审核的开户申请',
  quotes: '待报价的询价',
  quoteState: '询价状态',
  lineCount: '商品种数',
  lines: '商品',
  quoted: '报价',
  answer: '答复',
  company: '单位名称',
  creditCode: '统一社会信用代码',
  companyAddress: '单位地址',
  contactName: '联系人',
  phone: '单位电话',
  remark: '备注',
  licences: '证照',
  documents: '资料',
  documentKind: '种类',
  fileId: '文件标识',
  contentType: '类型',
  size: '字节',
  sha256: 'SHA-256',
  told: '短信',
  saved: '已保存',
  problem: '问题',
  reason: '原因',
  refunds: '待退款的订单',
  fileName: '文件',
  code: '编码',
  model: '型号',
  name: '名称',
  pieces: '库存（件）',
  before: '原库存（件）',
  canOrder: '可订购',
  skus: '规格',
  unit: '单位',
  unitCount: '件数',
  price: '原价',
  discountPrice: '售价',
  skuCode: '规格编码',
  released: '放行',
  traced: '去向',
  lot: '批号',
  udiDi: 'UDI-DI',
  udiPi: 'UDI-PI',
  quantity: '数量',
  hospital: '医院',
  consignee: '收货人',
  address: '收货地址',
  receipt: '已收货',
  receivedAt: '收货时间',
  opened: '追溯页',
  carrier: '承运商',
  trackingNo: '运单号',
  entries: '操作记录',
  seq: '序号',
  person: '姓名',
  role: '角色',
  account: '系统账号',
  command: '操作',
  subject: '对象',
  outcome: '结果',
  intact: '核对结果',
  head: '末条',
  clientCode: '客户编码',
  family: '系列',
  relations: '搭配',
  relationKind: '种类',
  relatedCode: '相关商品',
  group: '分组与凭据',
  clientsInGroup: '其中的客户',
  clientCount: '客户数',
  misses: '没有搜到的词',
  words: '搜索词',
  times: '次数',
  lastAt: '最近一次',
  synonyms: '同义词',
  word: '词',
  meaning: '商品中的叫法',
};
const nameOf = (key: string) => names[key] ?? key;

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function table(rows: readonly Row[]): string[] {
  const keys = Object.keys(rows[0] ?? {});
  const lines = [keys.map(nameOf), ...rows.map((row) => keys.map((key) => textOf(row[key])))];
  const widths = keys.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  return lines.map((line) =>
    line
      .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}

/** Formats an admin command's result for a terminal: single values first, then each list as a table. */
export function printed(data: unknown): string {
  if (!isRow(data)) return textOf(data);
  const isTable = (value: unknown): value is Row[] =>
    Array.isArray(value) && value.length > 0 && value.every(isRow);
  const entries = Object.entries(data);
  const facts = entries.filter(([, value]) => !isTable(value));
  const lists = entries.filter((entry): entry is [string, Row[]] => isTable(entry[1]));
  return [
    ...facts.map(([key, value]) => `${nameOf(key)}：${textOf(value)}`),
    ...lists.flatMap(([key, rows]) => [...['', `${nameOf(key)}（${rows.length}）`], ...table(rows)]),
  ]
    .join('\n')
    .trimStart();
}
