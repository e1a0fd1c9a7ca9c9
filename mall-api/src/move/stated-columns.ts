import { randomUUID } from 'node:crypto';
import type { Placeholder } from './placeholder-file';
import type { Pseudonyms } from './pseudonyms';

/** What a treatment has besides the value. */
interface Means {
  readonly pseudonyms: Pseudonyms;
  readonly passwordHash: string;
  /** What stands for the file of the row; undefined for a row without one. */
  readonly file: Placeholder | undefined;
}

/** What becomes of a value that is not null. */
type Treatment = 'stays' | ((value: unknown, means: Means) => unknown);

type Columns = Readonly<Record<string, Treatment>>;

const stays = 'stays';
const as =
  (kind: Parameters<Pseudonyms['of']>[0]): Treatment =>
  (value, { pseudonyms }) =>
    value === '' ? '' : pseudonyms.of(kind, String(value));
const person = as('person');
const organisation = as('organisation');
const department = as('department');
const phone = as('phone');
const address = as('address');
const code = as('code');
const number = as('number');
/** Of a file of the shop, or of somebody else's invoice. */
const nothing: Treatment = () => null;
const hidden = '（文字已隐去）';
const words: Treatment = (value) => (value === '' ? '' : hidden);
const digest: Treatment = (value, { pseudonyms }) => pseudonyms.digest(String(value));

/** JSON: numbers and yes or no stay, and the texts of the keys that are said; all other texts go. */
const json =
  (keys: Columns = {}): Treatment =>
  (value, means) =>
    treatJson(value, words, { keys, means });

function treatJson(
  value: unknown,
  treatment: Treatment,
  all: { readonly keys: Columns; readonly means: Means },
): unknown {
  if (Array.isArray(value)) return value.map((one) => treatJson(one, treatment, all));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, treatJson(one, all.keys[key] ?? words, all)]),
    );
  return typeof value !== 'string' || treatment === stays ? value : treatment(value, all.means);
}

const orderedGoods = {
  skuId: stays,
  productName: stays,
  model: stays,
  unitName: stays,
  imageUrl: stays,
  priceUnit: stays,
  amountUnit: stays,
} as const;

const request = json({
  consigneeId: stays,
  dealerId: stays,
  hospitalClientId: stays,
  payWay: stays,
  skuId: stays,
  code: stays,
  id: stays,
  discountPriceUnit: stays,
  productTotalAmountUnit: stays,
  couponAmountUnit: stays,
  rebateAmountUnit: stays,
  totalAmountUnit: stays,
  purchaseNo: number,
  department,
  name: person,
  phone,
  address,
  hospitalName: organisation,
});

const content = {
  size: (value: unknown, { file }: Means) => file?.size ?? value,
  sha256: (value: unknown, { file }: Means) => file?.sha256 ?? value,
};
const placeholderFile = {
  ...content,
  file_name: (_value: unknown, { file }: Means) => `文件.${file?.ending ?? 'txt'}`,
};

/** The table stays away: nobody needs it on a laptop, or it holds what lets somebody in. */
export const leftOut = 'left out';

/**
 * What a copy for a laptop does with every column that can hold text: the one place that says so. Columns of other
 * types, such as ids, amounts, counts and times, stay. A test and the copy refuse a column that is not here.
 * @see docs/decisions/access.md#a-laptop-gets-a-copy-without-persons
 */
export const statedColumns: Readonly<Record<string, typeof leftOut | Columns>> = {
  account_applications: {
    mobile_phone: phone,
    company: organisation,
    credit_code: as('creditCode'),
    address,
    contact_name: person,
    phone,
    remark: words,
    state: stays,
    reason: words,
  },
  admin_log: leftOut,
  application_files: {
    id: stays,
    mobile_phone: phone,
    licence_type: stays,
    content_type: stays,
    ...placeholderFile,
  },
  approval_decisions: { member_name: person, for_name: person, verdict: stays, words, digest },
  approval_rules: { category_ids: stays, steps: stays },
  approvals: {
    status: stays,
    request,
    digest,
    goods: json(orderedGoods),
    delivery: json(),
    reasons: json(),
    changes: json(),
    steps: stays,
    problem: words,
  },
  banners: {
    position: stays,
    image_url: stays,
    link_url: stays,
    title: stays,
    subtitle: stays,
    action_text: stays,
    ground: stays,
  },
  budgets: { department },
  categories: { name: stays, subtitle: stays, image_url: stays },
  certificates: { qualification_type: stays, qualification_name: stays, audit_reason: words, file_id: stays },
  clients: { code, name: organisation, address },
  colleague_invitations: { name: person, mobile_phone: phone, roles: stays },
  consignees: { name: person, phone, address },
  dealers: { code, name: organisation, address, phone },
  dictionary_items: { group_code: stays, item_code: stays, item_name: stays },
  files: { id: stays, bus_type: stays, content_type: stays, ...placeholderFile },
  gift_packs: { kind: stays, name: stays },
  hospitals: { code, name: organisation, address },
  idempotency_keys: leftOut,
  known_devices: leftOut,
  login_keys: leftOut,
  mail_outbox: leftOut,
  member_cart_skus: { dealer_code: code, note: words },
  members: {
    account: as('account'),
    mobile_phone: phone,
    name: person,
    email: as('mail'),
    password_hash: (_value, { passwordHash }) => passwordHash,
    roles: stays,
    product_view: stays,
  },
  message_choices: { topic: stays, channel: stays },
  message_outbox: leftOut,
  messages: { kind: stays, title: words, content: words },
  order_cancel_requests: { reason: words, verdict: stays, answer: words },
  order_consignees: { name: person, phone, address, hospital_name: organisation },
  order_contract_versions: { digest, file_id: stays },
  order_contracts: {
    no: stays,
    origin_file_id: stays,
    upload_file_id: stays,
    sign_token: () => randomUUID(),
    sign_place: stays,
    signer_name: person,
    countersigned_file_id: stays,
  },
  order_departments: { department },
  order_gift_packs: { kind: stays, status: stays },
  order_invoices: { no: number, file_id: stays, extern_url: nothing },
  order_items: {
    product_img_url: stays,
    model: stays,
    name: stays,
    unit_name: stays,
    sap_unit: stays,
    note: words,
  },
  order_logistics: { carrier: stays, tracking_no: number, content: words },
  order_operation_logs: { status_desc: words, operator: stays },
  order_payments: { kind: stays, pay_way: stays, voucher_no: number },
  orders: {
    no: stays,
    member_name: person,
    status_reason: words,
    pay_way: stays,
    pay_way_name: stays,
    hospital_name: organisation,
    dealer_name: organisation,
    remark: words,
    purchase_no: number,
    department,
  },
  parcel_lots: { lot: stays, udi_di: stays, udi_pi: stays },
  parcel_report_files: { file_id: stays },
  parcel_reports: { kind: stays, words, answer: words },
  parcels: { carrier: stays, tracking_no: number },
  payment_vouchers: { file_id: stays, status: stays, reason: words },
  product_attributes: { size: stays, material: stays, concentration: stays, devices: stays },
  product_devices: {
    registration_no: stays,
    device_class: stays,
    registrant: stays,
    production_licence_no: stays,
    storage_condition: stays,
    shelf_life: stays,
    warning: stays,
    certificate_url: stays,
    certificate_file_name: stays,
  },
  product_documents: {
    kind: stays,
    file_name: stays,
    file_id: stays,
    ...content,
  },
  product_files: { url: stays, file_name: stays },
  product_relations: { kind: stays },
  product_skus: { code: stays, name: stays, remark: stays, sap_unit: stays, match_sell_label: stays },
  products: {
    code: stays,
    model: stays,
    name: stays,
    family: stays,
    brand: stays,
    label: stays,
    selling_point: stays,
    image_url: stays,
    detail_text: stays,
    attributes: stays,
    facet_values: stays,
  },
  purchase_list_lines: { note: words },
  purchase_lists: { name: words },
  purchase_request_lines: { note: words, answer: words, ended: stays },
  purchase_requests: { department, reason: words },
  qr_codes: leftOut,
  quote_lines: { note: words, remark: words },
  quotes: { note: words, state: stays, answer: words },
  rebate_entries: { reason: words },
  search_misses: leftOut,
  search_synonyms: { word: stays, meaning: stays },
  sessions: leftOut,
  settings: leftOut,
  sms_codes: leftOut,
  sms_outbox: leftOut,
  sub_orders: { no: stays, hospital_name: organisation, name: person, phone, address },
  throttle_counters: leftOut,
  used_once: leftOut,
  vip_levels: { name: stays, rights_url: stays, rule: stays },
  vip_product_unit_qtys: { product_model: stays },
  vip_rights: { name: stays, note: stays },
};
