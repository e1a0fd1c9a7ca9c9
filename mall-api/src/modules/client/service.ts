import type { Consignee, ParsedRequestOf, ReplyOf } from 'shared-kernel/contracts';
import { auditStatus, hasContract } from 'shared-kernel/domain';
import type { Database } from '../../db/database';
import type { Buyer } from '../../http/buyer';
import { notFound, wrongState } from '../../http/call-error';
import { isPositive } from '../../wire/amount';
import { formatDate } from '../../wire/time';
import {
  type Address,
  type AddressRepository,
  type AddressRow,
  addressRepository,
} from './address-repository';
import { qualificationStatus } from './qualification-status';
import { clientRepository } from './repository';

/**
 * The pack of each order that expires first, in the given order; an order's packs are configured together.
 */
const soonestOfEachOrder = <Pack extends { orderId: string }>(packs: readonly Pack[]): Pack[] =>
  [...new Map(packs.toReversed().map((pack) => [pack.orderId, pack])).values()].reverse();

const toConsignee = (row: AddressRow): Consignee => ({
  id: row.id,
  name: row.name,
  phone: row.phone,
  address: row.address,
  hospitalName: row.hospitalName,
  defaultAddress: row.defaultAddress,
  editable: row.clientId !== null,
});

/**
 * The buying organisation: its dealers, hospitals and addresses (docs/specification.md#parties-and-payment).
 */
export function createClientService(db: Database, clock: () => Date) {
  const client = clientRepository(db);
  const addresses = addressRepository(db);

  const changeAddresses = <Result>(buyer: Buyer, work: (book: AddressRepository) => Promise<Result>) =>
    db.transaction(async (tx) => {
      const book = addressRepository(tx);
      await book.lock(buyer);
      return work(book);
    });

  /** Other clients may deliver to the hospital too, so only its first address can be added. */
  async function addToHospital(buyer: Buyer, hospitalId: string, address: Address): Promise<{ id: string }> {
    if (!(await client.findHospital(buyer, hospitalId))) throw notFound('医院');
    return changeAddresses(buyer, async (book) => {
      if ((await book.ofHospital(hospitalId)).length > 0) throw wrongState('该医院已有收货地址，请从中选择');
      return { id: await book.addForHospital(hospitalId, { ...address, defaultAddress: true }) };
    });
  }

  const addOwn = (buyer: Buyer, address: Address): Promise<{ id: string }> =>
    changeAddresses(buyer, async (book) => {
      const others = (await book.own(buyer)).filter(({ clientId }) => clientId !== null);
      const defaultAddress = address.defaultAddress || others.length === 0;
      if (defaultAddress) await book.clearDefault(buyer);
      return { id: await book.add(buyer, { ...address, defaultAddress }) };
    });

  async function qualifications(buyer: Buyer): Promise<ReplyOf<'client/getClientAllCertList'>> {
    const now = clock();
    return (await client.certificates(buyer)).map((row) => ({
      qualificationName: row.qualificationName,
      qualificationType: row.qualificationType,
      expireDate: row.expireDate,
      fileId: row.fileId,
      ...qualificationStatus(row, now),
    }));
  }

  return {
    qualifications,

    dealers: (buyer: Buyer): Promise<ReplyOf<'client/dealers'>> => client.dealers(buyer),

    hospitals: (buyer: Buyer, name: string | undefined): Promise<ReplyOf<'client/chain/hospital/list'>> =>
      client.hospitals(buyer, name),

    /**
     * Addresses of the client, or of a hospital or dealer that it works with.
     * @throws CallError 60004 for a hospital or dealer that is not the client's
     */
    async addresses(
      buyer: Buyer,
      { dealerId, hospitalClientId, hospitalCode }: ParsedRequestOf<'client/consignee'>,
    ): Promise<Consignee[]> {
      if (hospitalClientId !== undefined || hospitalCode !== undefined) {
        const hospital = hospitalClientId
          ? await client.findHospital(buyer, hospitalClientId)
          : await client.findHospitalByCode(buyer, hospitalCode ?? '');
        if (!hospital) throw notFound('医院');
        return (await addresses.ofHospital(hospital.id)).map(toConsignee);
      }
      if (dealerId !== undefined) {
        const dealer = await client.findDealer(buyer, dealerId);
        if (!dealer) throw notFound('经销商');
        return (await addresses.ofDealer(dealer.id)).map(toConsignee);
      }
      return (await addresses.own(buyer)).map(toConsignee);
    },

    /**
     * Adds an address of the client, or the first one of a hospital that it works with; a first one is always
     * the default.
     * @throws CallError 60004 for a hospital that is not the client's, 60003 when the hospital has an address
     */
    addAddress: (
      buyer: Buyer,
      { hospitalClientId, ...address }: Address & { hospitalClientId?: string | undefined },
    ): Promise<{ id: string }> =>
      hospitalClientId === undefined
        ? addOwn(buyer, address)
        : addToHospital(buyer, hospitalClientId, address),

    /** @throws CallError 60004 for an address that is not the client's own */
    editAddress: (buyer: Buyer, id: string, address: Address): Promise<null> =>
      changeAddresses(buyer, async (book) => {
        if (address.defaultAddress) await book.clearDefault(buyer);
        if (!(await book.change(buyer, id, address))) throw notFound('收货地址');
        return null;
      }),

    /** @throws CallError 60004 for an address that is not the client's own */
    setDefaultAddress: (buyer: Buyer, id: string): Promise<null> =>
      changeAddresses(buyer, async (book) => {
        await book.clearDefault(buyer);
        if (!(await book.change(buyer, id, { defaultAddress: true }))) throw notFound('收货地址');
        return null;
      }),

    /** @throws CallError 60004 for an address that is not the client's own */
    removeAddress: (buyer: Buyer, id: string): Promise<null> =>
      changeAddresses(buyer, async (book) => {
        if (!(await book.remove(buyer, id))) throw notFound('收货地址');
        return null;
      }),

    /**
     * The client's available rebate; with a positive balance the buyer is asked
     * (docs/specification.md#submitting-an-order).
     */
    async rebate(buyer: Buyer): Promise<ReplyOf<'client/rebateinfo'>> {
      const rebate = await client.rebateBalance(buyer);
      return { showChooseDialog: isPositive(rebate), rebate };
    },

    /** @throws CallError 60004 no code of this kind */
    async qrCode(kind: 'customer_service' | 'user', buyer: Buyer | undefined): Promise<{ url: string }> {
      const url = await client.qrCode(kind, buyer);
      if (url === undefined) throw notFound('二维码');
      return { url };
    },

    /** What awaits the buyer. */
    async openWork(buyer: Buyer): Promise<ReplyOf<'client/todo'>> {
      const [work, certificates] = await Promise.all([
        client.openWork(buyer, clock()),
        qualifications(buyer),
      ]);
      return {
        contractsToUpload: hasContract(buyer.clientType) ? work.contractsToUpload : 0,
        giftPacksToConfigure: work.giftPacks.length,
        ordersToReceive: work.ordersToReceive,
        qualificationsToRenew: certificates.filter((one) => one.auditStatus === auditStatus.renewal).length,
        giftPacks: soonestOfEachOrder(work.giftPacks)
          .slice(0, 10)
          .map(({ orderId, no, expireAt }) => ({
            orderId,
            no,
            expireDate: expireAt && formatDate(expireAt),
          })),
      };
    },
  };
}

export type ClientService = ReturnType<typeof createClientService>;
