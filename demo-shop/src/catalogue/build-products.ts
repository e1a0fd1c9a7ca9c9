import Big from 'big.js';
import type {
  productDevices,
  productDocuments,
  productFiles,
  productSkus,
  productStocks,
  products,
} from 'mall-api/schema';
import { company } from 'shared-kernel/domain';
import { type FamilyKey, views } from '../drawings/families';
import type { CompleteRow } from '../rows/complete-row';
import { chinaDay, daysAfter } from '../rows/days';
import { listPrice, toAmount } from '../rows/prices';
import type { Random } from '../rows/random';
import { homeAreas } from './categories';
import { detailText, hostileDetail } from './detail-text';
import { kindTexts } from './kind-texts';
import type { ProductLine, Variant } from './product-line';
import { productLines } from './product-lines';
import { pictureKeyOf } from './product-looks';
import { type TypedAttributes, typedAttributes } from './typed-attributes';

/** The database derives the facets from the typed attributes. */
type ProductRow = Omit<CompleteRow<typeof products>, 'facetValues'>;

/** A seed product with all its rows. Ids are assigned here because orders and carts need them. */
export interface SeedProduct {
  line: ProductLine;
  product: ProductRow;
  skus: CompleteRow<typeof productSkus>[];
  files: Omit<CompleteRow<typeof productFiles>, 'id'>[];
  device: CompleteRow<typeof productDevices> | undefined;
  documents: Pick<typeof productDocuments.$inferInsert, 'productId' | 'kind' | 'fileName' | 'createdAt'>[];
  stock: CompleteRow<typeof productStocks>;
  typed: TypedAttributes | undefined;
}

const pictureUrl = (key: string, view: string) => `/media/products/${key}-${view}-640.webp`;

export const frontPicture = (family: FamilyKey): string => pictureUrl(family, 'front');

const shown = new Set<string>(homeAreas.flatMap((area) => area.models));
const newModels = new Set<string>(homeAreas[0].models);
const specialModels = new Set(['AL-BX 23', 'AL-SK 100', 'AL-WP 160', 'AL-CB 20']);
const hostileModels = new Set(['AL-PAA 500', 'AL-BX 18', 'AL-GDA 25']);
const shortModels = new Set(['AL-IND 5']);

interface Place {
  line: ProductLine;
  lineIndex: number;
  variantIndex: number;
  /** 0 for the catalogue as written; further rounds repeat it with other models, for large installations. */
  round: number;
}

/** The first `count` products: the first variant of every line, then the second, …, then further rounds. */
function places(count: number): Place[] {
  const longest = Math.max(...productLines.map((line) => line.variants.length));
  const found: Place[] = [];
  for (let round = 0; found.length < count; round++) {
    for (let variantIndex = 0; variantIndex < longest; variantIndex++) {
      productLines.forEach((line, lineIndex) => {
        if (variantIndex < line.variants.length) found.push({ line, lineIndex, variantIndex, round });
      });
    }
  }
  return found
    .slice(0, count)
    .sort((a, b) => a.round - b.round || a.lineIndex - b.lineIndex || a.variantIndex - b.variantIndex);
}

function deviceOf({ line, lineIndex }: Place, productId: string, today: Date): SeedProduct['device'] {
  if (!line.device) return undefined;
  const year = Number(chinaDay(today).slice(0, 4)) - 1 - (lineIndex % 3);
  const serial = String(lineIndex + 1).padStart(4, '0');
  const firstClass = line.device === '一类';
  const group = line.kind === 'instrument' ? '06' : line.kind === 'equipment' ? '11' : '14';
  const numbers = {
    一类: `浙临械备${year}${serial}号（示例）`,
    二类: `浙械注准${year}2${group}${serial}（示例）`,
    三类: `国械注准${year}3${group}${serial}（示例）`,
  };
  const texts = kindTexts[line.kind];
  return {
    productId,
    registrationNo: numbers[line.device],
    deviceClass: line.device,
    registrant: company.name,
    productionLicenceNo: firstClass ? company.classOneFiling : company.productionLicence,
    registrationExpireDate: firstClass ? null : `${year + 5}-06-30`,
    storageCondition: texts.storageCondition,
    shelfLife: texts.shelfLife,
    warning: texts.cautions.join(''),
    certificateUrl: `/media/registrations/${productId}.pdf`,
    certificateFileName: `${numbers[line.device]}.pdf`,
  };
}

/** Chemicals have a safety data sheet. */
const isChemical = ({ kind }: ProductLine) => kind === 'disinfectant' || kind === 'cleaner';

/** Documents drawn on request; spare parts have none. */
function documentsOf(
  line: ProductLine,
  { id: productId, model, createdAt }: ProductRow,
  device: SeedProduct['device'],
): SeedProduct['documents'] {
  const papers = [
    line.kind !== 'part' && { kind: 'instructions' as const, fileName: `${model} 使用说明书.pdf` },
    isChemical(line) && { kind: 'sds' as const, fileName: `${model} 安全技术说明书.pdf` },
    device && { kind: 'registration' as const, fileName: `${device.registrationNo}.pdf` },
  ];
  return papers.flatMap((paper) => (paper ? { ...paper, productId, createdAt } : []));
}

function statusOf(random: Random, model: string): 1 | 2 | 3 {
  if (shown.has(model)) return 1;
  if (random.chance(0.04)) return 2;
  return random.chance(0.015) ? 3 : 1;
}

function stockOf(random: Random, model: string, { units, price }: ProductLine): number {
  const smallest = units[0]?.[1] ?? 1;
  const largest = units.at(-1)?.[1] ?? 1;
  if (shortModels.has(model)) return smallest * 8;
  const plenty = Number(price) < 1_000 ? largest * random.int(200, 3_000) : random.int(12, 90);
  if (shown.has(model)) return plenty;
  if (random.chance(0.04)) return 0;
  return random.chance(0.08) ? smallest * random.int(1, 8) : plenty;
}

/**
 * Expensive equipment is sold by quotation: its price is hidden from everybody, or only direct clients may
 * order it.
 */
function ordering(price: Big, round: number): Pick<ProductRow, 'canOrder' | 'orderClientTypes'> {
  if (price.gte(150_000)) return { canOrder: false, orderClientTypes: null };
  if (price.gte(40_000) && round === 0) return { canOrder: true, orderClientTypes: [1, 3, 5, 6] };
  return { canOrder: true, orderClientTypes: null };
}

/** Two out of three products that are out of stock have an expected restock date. */
const expected = (pieces: number, index: number, today: Date) => ({
  pieces,
  expectedOn: pieces === 0 && index % 3 > 0 ? chinaDay(daysAfter(today, 7 + (index % 14))) : null,
});

function buildProduct(place: Place, index: number, random: Random, today: Date): SeedProduct {
  const { line, variantIndex, round } = place;
  const variant: Variant = line.variants[variantIndex] ?? ['', '', '1'];
  const [ending, distinction, factor, own] = variant;
  const series = round > 0 ? `R${round}` : '';
  const model = `${line.model} ${ending}${series}`;
  const name = [own?.name ?? line.name, distinction, series].filter(Boolean).join(' ');
  const sellingPoint = own?.sellingPoint ?? line.sellingPoint;
  const pictureKey = pictureKeyOf(line, variantIndex);
  const id = String(index + 1);
  const code = `AL${100_001 + index}`;

  const piecePrice = new Big(line.price).times(factor);
  const special = specialModels.has(model) || (!shown.has(model) && random.chance(0.1));
  const discount = special ? random.pick(['0.85', '0.88', '0.9']) : random.pick(['1', '1', '1', '0.96']);
  const piece = own?.piece ?? line.piece;
  const skus = line.units.map(([unitOfLine, pieces], sort) => {
    const unit = unitOfLine === line.piece ? piece : unitOfLine;
    const carton = sort > 0 && sort === line.units.length - 1 && unit === '箱';
    const price = listPrice(piecePrice.times(pieces).times(carton ? '0.95' : '1'));
    return {
      id: String((index + 1) * 10 + sort),
      productId: id,
      code: `${code}-${sort + 1}`,
      name: unit,
      remark: pieces > 1 ? `${pieces} ${piece}/${unit}` : null,
      unitCount: pieces,
      price: toAmount(price),
      discountPrice: toAmount(discount === '1' ? price : listPrice(price.times(discount))),
      sapUnit: piece,
      matchSellLabel: special ? '限时特价' : null,
      taxIncluded: line.kind === 'system' || line.kind === 'service' ? null : true,
      sort,
    };
  });
  const smallestPrice = new Big(skus[0]?.price ?? 0);

  const gallery = views.slice(0, shown.has(model) ? views.length : random.int(3, 6));
  const pictures = gallery.map((view) => ({
    url: pictureUrl(pictureKey, view.key),
    caption: view.caption,
  }));
  const attributes = [
    { name: '型号', value: model },
    {
      name: '规格',
      value:
        distinction ||
        skus
          .map(({ remark }) => remark)
          .filter(Boolean)
          .join('，') ||
        '标准型',
    },
    { name: '品牌', value: company.brand },
    ...kindTexts[line.kind].data.map(([name, value]) => ({ name, value })),
  ];
  const detail = detailText({
    name,
    model,
    kind: line.kind,
    sellingPoint,
    pictures: pictures.slice(1, 4),
  });

  const device = deviceOf(place, id, today);
  const createdAt = daysAfter(today, -(newModels.has(model) ? random.int(3, 30) : random.int(40, 1000)));
  const product: ProductRow = {
    id,
    categoryId: String(line.category),
    code,
    model,
    name,
    family: `${line.model}${series}`,
    brand: company.brand,
    label: special ? '特价' : null,
    gwPrice:
      smallestPrice.lt(40_000) && (shown.has(model) || random.chance(0.7)) ? toAmount(smallestPrice) : null,
    sellingPoint,
    imageUrl: pictureUrl(pictureKey, 'front'),
    detailText: hostileModels.has(model) ? `${detail}\n${hostileDetail}` : detail,
    attributes,
    status: statusOf(random, model),
    ...ordering(smallestPrice, round),
    sort: (index + 1) * 10,
    createdAt,
    updatedAt: createdAt,
  };
  return {
    line,
    product,
    skus,
    files: pictures.map(({ url, caption }, sort) => ({
      productId: id,
      url,
      fileName: `${model} ${caption}.webp`,
      sort,
    })),
    device,
    documents: documentsOf(line, product, device),
    typed: typedAttributes(id, line, distinction),
    stock: { productId: id, ...expected(stockOf(random, model, line), index, today) },
  };
}

/** The first `count` products of the catalogue; the same random numbers and day give the same products. */
export function buildProducts(count: number, random: Random, today: Date): SeedProduct[] {
  return places(count).map((place, index) => buildProduct(place, index, random.fork(index), today));
}
