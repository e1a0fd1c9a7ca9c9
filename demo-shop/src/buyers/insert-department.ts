import { insertAll, type Queries } from 'mall-api/database';
import * as schema from 'mall-api/schema';
import type { Role } from 'shared-kernel/domain';
import { demoDepartment } from '../accounts';
import type { SeedProduct } from '../catalogue/build-products';
import { chinaDay, daysAfter } from '../rows/days';
import type { Random } from '../rows/random';
import { clientCertificates } from './certificates';
import { insertApproval } from './insert-approval';
import { insertBudgets } from './insert-budgets';
import { insertQuotes } from './insert-quotes';
import { insertRequests } from './insert-requests';
import { mayOrder, type PriceList } from './price-list';

const cartLines = 3;

export interface DepartmentShop {
  readonly products: readonly SeedProduct[];
  readonly priceList: PriceList;
  /** Number of orders so far; the hospital has made one more. */
  readonly ordersBefore: number;
}

/** Adds the hospital that buys through several colleagues; who fills a cart has one. */
export async function insertDepartment(
  tx: Queries,
  passwordHash: string,
  { products, priceList, ordersBefore }: DepartmentShop,
  random: Random,
  today: Date,
): Promise<void> {
  const { clientType, clientName, colleagues } = demoDepartment;
  const createdAt = daysAfter(today, -300);
  const [client] = await tx
    .insert(schema.clients)
    .values({
      code: 'C3901',
      name: clientName,
      type: clientType,
      address: '浙江省明湖市（示例）',
      signQys: true,
      createdAt,
    })
    .returning({ id: schema.clients.id });
  const clientId = client?.id ?? '';
  await tx.insert(schema.clientVips).values({
    clientId,
    level: 2,
    unitQty: 1_960,
    registerDate: chinaDay(createdAt),
  });
  const address = {
    name: '王收货（示例）',
    phone: '13900000098',
    address: '浙江省明湖市湖滨路 1 号 医学装备部库房',
  };
  const [consignee] = await tx
    .insert(schema.consignees)
    .values({ clientId, ...address, defaultAddress: true, createdAt })
    .returning({ id: schema.consignees.id });
  await insertAll(tx, schema.certificates, clientCertificates(clientId, clientType, today));
  const members = await tx
    .insert(schema.members)
    .values(
      colleagues.map(({ account, mobilePhone, name, roles }) => ({
        clientId,
        account,
        mobilePhone,
        name,
        passwordHash,
        createdAt,
        roles: [...roles],
      })),
    )
    .returning({ id: schema.members.id, name: schema.members.name, roles: schema.members.roles });
  const orderable = products.filter((product) => mayOrder(product, clientType));
  const ordering = members.filter(({ roles }) =>
    roles.some((role) => role === 'applicant' || role === 'purchaser'),
  );
  // Who has ordered before has more in the cart.
  const regular = ordering.at(-1);
  await insertAll(
    tx,
    schema.memberCartSkus,
    ordering.flatMap(({ id: memberId }, person) =>
      orderable
        .slice(person * cartLines, (person + 1) * cartLines + Number(memberId === regular?.id))
        .flatMap(({ skus }) =>
          skus.slice(0, 1).map((sku) => ({
            memberId,
            skuId: sku.id,
            count: 2 + person,
            selected: true,
            seenPrice: sku.discountPrice,
            createdAt: daysAfter(today, -1),
            updatedAt: daysAfter(today, -1),
          })),
        ),
    ),
  );
  const idsOf = (role: Role) => members.filter(({ roles }) => roles.includes(role)).map(({ id }) => id);
  const [purchaserId = ''] = idsOf('purchaser');
  await insertRequests(
    tx,
    { clientId, applicantIds: [...idsOf('applicant'), ...idsOf('approver')], purchaserId },
    orderable,
    today,
  );
  await insertQuotes(tx, { clientId, purchaserId }, orderable, today);
  await insertApproval(
    tx,
    {
      clientId,
      asker: { id: regular?.id ?? purchaserId, name: regular?.name ?? '' },
      approverIds: idsOf('approver'),
      administratorIds: idsOf('administrator'),
    },
    { id: consignee?.id ?? '', ...address },
    orderable,
    today,
  );
  const place = { consigneeId: consignee?.id ?? '', hospitalId: null, hospitalName: null };
  await insertBudgets(
    tx,
    {
      buyer: {
        clientId,
        clientType,
        memberId: regular?.id ?? purchaserId,
        memberName: regular?.name ?? '',
        dealers: [],
        ownAddresses: [{ ...place, ...address }],
        hospitalAddresses: [],
      },
      keeperId: idsOf('finance')[0] ?? purchaserId,
    },
    { priceList, ordersBefore },
    random,
    today,
  );
}
