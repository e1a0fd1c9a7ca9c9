import { sql } from 'drizzle-orm';
import { type ClientType, isChain, type Role } from 'shared-kernel/domain';
import type { Queries } from '../db/database';
import {
  categories,
  clientDealers,
  clientHospitals,
  clients,
  consignees,
  dealers,
  hospitals,
  members,
  productSkus,
  productStocks,
  products,
} from '../db/schema';

let issued = 0;
const next = () => {
  issued += 1;
  return issued;
};

const first = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
};

export interface MemberSpec {
  clientType?: ClientType;
  /** An existing client; undefined for a new one of `clientType`. */
  clientId?: string;
  account?: string;
  mobilePhone?: string;
  passwordHash?: string;
  roles?: Role[];
}

export async function addDealer(db: Queries, clientId?: string): Promise<{ id: string; code: string }> {
  const n = next();
  const dealer = first(
    await db
      .insert(dealers)
      .values({ code: `D${n}`, name: `经销商${n}`, address: `经销路${n}号` })
      .returning(),
  );
  if (clientId) await db.insert(clientDealers).values({ clientId, dealerId: dealer.id, sort: n });
  return dealer;
}

export async function addHospital(db: Queries, clientId?: string): Promise<{ id: string; code: string }> {
  const n = next();
  const hospital = first(
    await db
      .insert(hospitals)
      .values({ code: `H${n}`, name: `医院${n}`, address: `医院路${n}号` })
      .returning(),
  );
  if (clientId) await db.insert(clientHospitals).values({ clientId, hospitalId: hospital.id, sort: n });
  return hospital;
}

/** An address of one client, dealer or hospital. */
export async function addConsignee(
  db: Queries,
  owner: { clientId: string } | { dealerId: string } | { hospitalId: string },
  defaultAddress = false,
): Promise<string> {
  const n = next();
  const consignee = { name: `收货人${n}`, phone: '13900000000', address: `收货路${n}号`, defaultAddress };
  return first(
    await db
      .insert(consignees)
      .values({ ...consignee, ...owner })
      .returning(),
  ).id;
}

export async function addMember(
  db: Queries,
  spec: MemberSpec = {},
): Promise<{ memberId: string; clientId: string }> {
  const n = next();
  const type = spec.clientType ?? 1;
  const clientId =
    spec.clientId ??
    first(
      await db
        .insert(clients)
        .values({
          code: `C${n}`,
          name: `客户${n}`,
          type,
          ...(isChain(type) && { ownDealerId: (await addDealer(db)).id }),
        })
        .returning(),
    ).id;
  const member = first(
    await db
      .insert(members)
      .values({
        clientId,
        account: spec.account ?? `buyer${n}`,
        mobilePhone: spec.mobilePhone ?? `138${String(n).padStart(8, '0')}`,
        name: `采购${n}`,
        ...(spec.roles && { roles: spec.roles }),
        passwordHash: spec.passwordHash ?? 'scrypt$2$1$1$AAAA$AAAA',
      })
      .returning(),
  );
  return { memberId: member.id, clientId };
}

export async function addCategory(
  db: Queries,
  spec: Partial<typeof categories.$inferInsert> = {},
): Promise<string> {
  const n = next();
  return first(
    await db
      .insert(categories)
      .values({ name: `分类${n}`, sort: n, ...spec })
      .returning(),
  ).id;
}

type SkuSpec = Partial<Omit<typeof productSkus.$inferInsert, 'id' | 'productId'>>;

export interface ProductSpec extends Partial<Omit<typeof products.$inferInsert, 'id'>> {
  /** Pieces in stock. */
  pieces?: number;
  skus?: SkuSpec[];
}

export interface TestProduct {
  readonly id: string;
  /** In the order of the specification's `skus`. */
  readonly skuIds: string[];
  readonly skuId: string;
  readonly skuCodes: string[];
}

/** A listed product; by default one unit 瓶 of one piece at 10.00, with 100 pieces in stock. */
export async function addProduct(db: Queries, spec: ProductSpec = {}): Promise<TestProduct> {
  const { pieces = 100, skus = [{}], categoryId = await addCategory(db), ...columns } = spec;
  const n = next();
  const product = first(
    await db
      .insert(products)
      .values({
        categoryId,
        code: `P${n}`,
        model: `AL-${n}`,
        name: `商品${n}`,
        brand: '澄净',
        sellingPoint: '',
        imageUrl: `/media/p${n}-640.webp`,
        detailText: '<p>详情</p>',
        sort: n,
        ...columns,
      })
      .returning(),
  );
  await db.insert(productStocks).values({ productId: product.id, pieces });
  const units = await db
    .insert(productSkus)
    .values(
      skus.map((sku, index) => ({
        productId: product.id,
        code: `S${n}-${index}`,
        name: '瓶',
        sapUnit: '瓶',
        unitCount: 1,
        price: '10.00',
        discountPrice: sku.price ?? '10.00',
        sort: index,
        ...sku,
      })),
    )
    .returning();
  const skuIds = units.map(({ id }) => id);
  return { id: product.id, skuIds, skuId: first(skuIds), skuCodes: units.map(({ code }) => code) };
}

/** Pieces of a product in stock. */
export async function countPieces(db: Queries, productId: string): Promise<number> {
  const rows = await db.select().from(productStocks).where(sql`${productStocks.productId} = ${productId}`);
  return first(rows).pieces;
}
