import type { clientDealers, clientHospitals, clients, clientVips, members } from 'mall-api/schema';
import { type ClientType, needsDealer } from 'shared-kernel/domain';
import { demoAccounts } from '../accounts';
import { chinaDay, daysAfter } from '../rows/days';
import type { Random } from '../rows/random';
import { type Address, type SeedBuyer, signsElectronically } from './buyer';
import {
  businessHospitalIds,
  chainHospitalIds,
  seedConsignees,
  seedDealers,
  seedHospitals,
} from './partners';

type ConsigneeRow = ReturnType<typeof seedConsignees>[number];

interface BuyerRows {
  clients: (typeof clients.$inferInsert)[];
  members: (typeof members.$inferInsert)[];
  clientDealers: (typeof clientDealers.$inferInsert)[];
  clientHospitals: (typeof clientHospitals.$inferInsert)[];
  clientVips: (typeof clientVips.$inferInsert)[];
  consignees: ConsigneeRow[];
}

interface Profile {
  clientName: string;
  clientType: ClientType;
  account: string;
  mobilePhone: string;
  name: string;
  vip: { level: number; unitQty: number };
}

const dealersOfType: Readonly<Partial<Record<ClientType, readonly string[]>>> = {
  3: ['1'],
  4: ['1', '2', '3'],
};
const ownDealerOfType: Readonly<Partial<Record<ClientType, string>>> = { 5: '5', 6: '6' };
const hospitalsOfType: Readonly<Partial<Record<ClientType, readonly string[]>>> = {
  5: chainHospitalIds,
  6: businessHospitalIds,
};

// One of each membership level, so that all five can be seen.
const demoProfiles = [
  { name: '沈采购', vip: { level: 3, unitQty: 12_680 } },
  { name: '徐采购', vip: { level: 2, unitQty: 3_240 } },
  { name: '周采购', vip: { level: 1, unitQty: 460 } },
  { name: '郑采购', vip: { level: 5, unitQty: 168_400 } },
  { name: '何采购', vip: { level: 4, unitQty: 52_300 } },
];

function profiles(further: number, random: Random): Profile[] {
  const demonstration = demoAccounts.map((account, index) => ({
    ...account,
    ...(demoProfiles[index] ?? { name: '采购员', vip: { level: 1, unitQty: 0 } }),
  }));
  const others = Array.from({ length: further }, (_, index) => ({
    clientName: `示例客户 ${index + 1}`,
    clientType: random.pick([1, 1, 3, 4, 4, 5, 6] as const),
    account: `buyer${index + 1}`,
    mobilePhone: `137${String(index + 1).padStart(8, '0')}`,
    name: '采购员',
    vip: { level: 1, unitQty: 0 },
  }));
  return [...demonstration, ...others];
}

const dealerOf = new Map(seedDealers.map((dealer) => [dealer.id, dealer]));
const hospitalNames = new Map(seedHospitals.map(({ id, name }) => [id, name]));

function addresses(rows: readonly ConsigneeRow[], owner: Partial<ConsigneeRow>): Address[] {
  const [key, id] = Object.entries(owner)[0] ?? [];
  return rows
    .filter((row) => row[key as keyof ConsigneeRow] === id)
    .map((row) => ({
      consigneeId: row.id,
      hospitalId: row.hospitalId,
      hospitalName: hospitalNames.get(row.hospitalId ?? '') ?? null,
      name: row.name,
      phone: row.phone,
      address: row.address,
    }));
}

/**
 * The demonstration buyers and, for large installations, `further` ones of all types, with one shared
 * password.
 */
export function buildBuyers(further: number, passwordHash: string, random: Random, today: Date) {
  const createdAt = daysAfter(today, -900);
  const rows: BuyerRows = {
    clients: [],
    members: [],
    clientDealers: [],
    clientHospitals: [],
    clientVips: [],
    consignees: seedConsignees(createdAt),
  };
  const partnerAddresses = [...rows.consignees];

  const buyers = profiles(further, random).map((profile, index): SeedBuyer => {
    const { clientName, clientType, account, mobilePhone, name, vip } = profile;
    const id = String(index + 1);
    const dealerIds = dealersOfType[clientType] ?? [];
    const hospitalIds = hospitalsOfType[clientType] ?? [];
    const ownDealerId = ownDealerOfType[clientType] ?? null;

    rows.clients.push({
      id,
      code: `C${3001 + index}`,
      name: clientName,
      type: clientType,
      ownDealerId,
      address: '浙江省临江市（示例）',
      signQys: signsElectronically(clientType),
      createdAt,
    });
    rows.members.push({ id, clientId: id, account, mobilePhone, name, passwordHash, createdAt });
    rows.clientVips.push({
      clientId: id,
      ...vip,
      registerDate: chinaDay(daysAfter(today, -random.int(430, 900))),
    });
    dealerIds.forEach((dealerId, sort) => {
      rows.clientDealers.push({ clientId: id, dealerId, sort });
    });
    hospitalIds.forEach((hospitalId, sort) => {
      rows.clientHospitals.push({ clientId: id, hospitalId, sort });
    });

    let ownAddresses = addresses(partnerAddresses, { clientId: id });
    if (ownAddresses.length === 0 && !needsDealer(clientType)) {
      const own: ConsigneeRow = {
        id: String(rows.consignees.length + 1),
        clientId: id,
        dealerId: null,
        hospitalId: null,
        name: '收货人（示例）',
        phone: '13900000099',
        address: `浙江省临江市示例路 ${id} 号`,
        defaultAddress: true,
        createdAt,
      };
      rows.consignees.push(own);
      ownAddresses = addresses([own], { clientId: id });
    }

    return {
      clientId: id,
      clientType,
      memberId: id,
      memberName: name,
      dealers: [...dealerIds, ...(ownDealerId ? [ownDealerId] : [])].map((dealerId) => ({
        id: dealerId,
        code: dealerOf.get(dealerId)?.code ?? '',
        name: dealerOf.get(dealerId)?.name ?? '',
        addresses: addresses(partnerAddresses, { dealerId }),
      })),
      ownAddresses,
      hospitalAddresses: hospitalIds.flatMap((hospitalId) => addresses(partnerAddresses, { hospitalId })),
    };
  });
  return { rows, buyers };
}
