import type { productRelations } from 'mall-api/schema';
import type { CompleteRow } from '../rows/complete-row';
import type { SeedProduct } from './build-products';

type Relation = CompleteRow<typeof productRelations>;

/** What goes with each line, by model of the line. */
const fitting: Readonly<Record<string, Partial<Record<Relation['kind'], readonly string[]>>>> = {
  'AL-AER': {
    consumable: ['AL-EZ', 'AL-PAA', 'AL-OPA', 'AL-TC', 'AL-TO'],
    accessory: ['AL-FL', 'AL-TU', 'AL-DC'],
  },
  'AL-WS': {
    consumable: ['AL-EZ', 'AL-GDA', 'AL-CB'],
    accessory: ['AL-AG', 'AL-WG', 'AL-SU', 'AL-DP'],
    replacement: ['AL-AER'],
  },
  'AL-DC': { consumable: ['AL-TB'] },
  'AL-UC': { consumable: ['AL-IE', 'AL-WT'], accessory: ['AL-IB'] },
  'AL-PS': { consumable: ['AL-CT', 'AL-TY', 'AL-BI'], accessory: ['AL-TRY', 'AL-RK', 'AL-TS'] },
  'AL-EO': { consumable: ['AL-EG', 'AL-PR'] },
  'AL-BR': { consumable: ['AL-BI'] },
  'AL-LP': { consumable: ['AL-LB', 'AL-RIB'], accessory: ['AL-SC'] },
  'AL-TR': { consumable: ['AL-RF'], accessory: ['AL-SC', 'AL-LP', 'AL-SW'] },
  'AL-DA': { consumable: ['AL-HB'] },
  'AL-FG': { consumable: ['AL-HP'] },
  'AL-PAA': { consumable: ['AL-TC'], accessory: ['AL-CM'], replacement: ['AL-OPA'] },
  'AL-OPA': { consumable: ['AL-TO'], accessory: ['AL-CM'] },
  'AL-GDA': { replacement: ['AL-OPA'] },
  'AL-CB': { replacement: ['AL-IB'] },
  'AL-BX': { accessory: ['AL-VC', 'AL-BB'] },
  'AL-SN': { accessory: ['AL-VC', 'AL-NE'] },
  'AL-MK': { replacement: ['AL-MS'] },
  'AL-CL': { replacement: ['AL-CD', 'AL-QA'] },
  'AL-WP': { replacement: ['AL-WA'] },
  'AL-FD': { accessory: ['AL-MT'], replacement: ['AL-HC'] },
};

// The first products represent a line: their pages list the others.
const ofEachLine = 3;

/** The relations of each product of the catalogue. */
export function relationsOf(products: readonly SeedProduct[]): Relation[] {
  const foremost = (family: string, most = ofEachLine) =>
    products.filter(({ product }) => product.family === family).slice(0, most);
  return Object.entries(fitting).flatMap(([line, kinds]) =>
    Object.entries(kinds).flatMap(([kind, others]) =>
      foremost(line, Number.POSITIVE_INFINITY).flatMap(({ product }) =>
        others.flatMap((other) =>
          foremost(other).map((related) => ({
            productId: product.id,
            relatedId: related.product.id,
            kind: kind as Relation['kind'],
          })),
        ),
      ),
    ),
  );
}
