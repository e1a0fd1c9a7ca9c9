import type { consignees, dealers, hospitals } from 'mall-api/schema';
import type { CompleteRow } from '../rows/complete-row';

type DealerRow = CompleteRow<typeof dealers>;
type HospitalRow = CompleteRow<typeof hospitals>;
type ConsigneeRow = CompleteRow<typeof consignees>;

/** Clients of types 3 and 4 choose dealers 1 to 4; 5 and 6 are the clients of types 5 and 6 themselves. */
export const seedDealers: readonly DealerRow[] = [
  dealer('1', '浙东康源医疗器械有限公司', '浙江省临江市东城区科创路 66 号'),
  dealer('2', '澄湖恒信医药供应链有限公司', '浙江省澄湖市湖滨大道 9 号'),
  dealer('3', '江南明德医疗用品有限公司', '浙江省临江市江南区明德路 120 号'),
  dealer('4', '浙西和顺医疗器械商行', '浙江省衢山市和顺路 8 号'),
  dealer('5', '康宁连锁医疗集团', '浙江省临江市中央大道 1 号康宁中心'),
  dealer('6', '启明医药商业有限公司', '浙江省临江市物流园区启明路 18 号'),
];

function dealer(id: string, name: string, address: string): DealerRow {
  return { id, code: `D${1000 + Number(id)}`, name: `${name}（示例）`, address, phone: '0570-0000000' };
}

const hospitalAddresses: readonly (readonly [
  name: string,
  address: string,
  departments: readonly string[],
])[] = [
  ['临江康宁医院', '浙江省临江市滨河路 28 号', ['消毒供应中心', '内镜中心', '手术室库房']],
  ['澄湖康宁医院', '浙江省澄湖市康宁路 3 号', ['消毒供应中心', '设备科']],
  ['衢山康宁医院', '浙江省衢山市人民路 210 号', ['内镜中心']],
  ['青溪康宁门诊部', '浙江省青溪县城关镇解放街 15 号', ['护理部']],
  ['康宁口腔医院', '浙江省临江市江南区文晖路 77 号', ['消毒室', '器械库']],
  ['临江市第三人民医院', '浙江省临江市北城区健康路 5 号', ['医学装备部']],
  ['临江市中医院', '浙江省临江市东城区杏林路 12 号', ['消毒供应中心', '内镜中心']],
  ['云溪镇中心卫生院', '浙江省云溪镇南街 2 号', []],
];

const hospitalClientId = (index: number) => String(index + 1);

export const seedHospitals: readonly HospitalRow[] = hospitalAddresses.map(([name, address], index) => ({
  id: hospitalClientId(index),
  code: `H${2001 + index}`,
  name,
  address,
}));

/** The hospitals that the chain and the business client deliver to; the last one has no address yet. */
export const chainHospitalIds = ['1', '2', '3', '4', '5'] as const;
export const businessHospitalIds = ['6', '7', '8'] as const;

// Every third has a landline, as wards and stores do.
const phoneOf = (no: number) =>
  no % 3 === 0 ? `0570-00000${String(no).padStart(2, '0')}-8` : `139000000${String(no).padStart(2, '0')}`;

const receivers = ['陈收货', '王收货', '李收货', '周收货', '沈收货', '徐收货'];

/** Rows in the order of their ids; the first address of an owner is its default. */
export function seedConsignees(createdAt: Date): ConsigneeRow[] {
  const rows: ConsigneeRow[] = [];
  const add = (
    owner: Partial<Pick<ConsigneeRow, 'clientId' | 'dealerId' | 'hospitalId'>>,
    addresses: readonly string[],
  ) => {
    addresses.forEach((address, index) => {
      const n = rows.length;
      rows.push({
        clientId: null,
        dealerId: null,
        hospitalId: null,
        ...owner,
        id: String(n + 1),
        name: `${receivers[n % receivers.length]}（示例）`,
        phone: phoneOf(n + 1),
        address,
        defaultAddress: index === 0,
        createdAt,
      });
    });
  };
  add({ clientId: '1' }, [
    '浙江省临江市滨河路 18 号 门诊楼负一层 消毒供应中心',
    '浙江省临江市滨河路 18 号 内科楼 3 楼 内镜中心',
    '浙江省临江市新城分院路 6 号 医学装备部仓库',
  ]);
  add({ clientId: '4' }, ['浙江省临江市中央大道 1 号 康宁中心总仓', '浙江省临江市物流园区 A3 库']);
  add({ clientId: '5' }, ['浙江省临江市物流园区启明路 18 号 一号库']);
  for (const { id, address } of seedDealers.slice(0, 4)) {
    add({ dealerId: id }, [`${address} 收货部`, `${address} 冷链与器械仓`].slice(0, id === '2' ? 1 : 2));
  }
  hospitalAddresses.forEach(([, address, departments], index) => {
    add(
      { hospitalId: hospitalClientId(index) },
      departments.map((department) => `${address} ${department}`),
    );
  });
  return rows;
}
