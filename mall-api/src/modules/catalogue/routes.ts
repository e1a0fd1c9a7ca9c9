import type { CallRegistry } from '../../http/calls';
import type { BoughtService } from './bought-service';
import type { CatalogueService } from './service';

export function catalogueRoutes(
  calls: CallRegistry,
  catalogue: CatalogueService,
  bought: BoughtService,
  countMiss: (words: string) => Promise<void>,
): void {
  calls.forAnyone('banner/list', ({ position }) => catalogue.banners(position));
  calls.forAnyone('product/catagories', ({ type }) => catalogue.tree(type));
  calls.forAnyone('product/page', async (request, visit) => catalogue.page(request, await visit.findBuyer()));
  calls.forAnyone('product/facets', async (request, visit) => {
    const found = await catalogue.facets(request, await visit.findBuyer());
    const { name, ...narrowing } = request;
    // Counted once per search, however it is listed and paged; suggestions while typing do not count.
    const isWhole = !narrowing.facets && !narrowing.inStock && !narrowing.categoryId;
    const isMissed = found.total === 0 || (found.reading?.left.length ?? 0) > 0;
    if (name && isWhole && isMissed) await countMiss(name);
    return found;
  });
  calls.forAnyone('product/specialoffer/page', async (page, visit) =>
    catalogue.specialOffers(page, await visit.findBuyer()),
  );
  calls.forAnyone('product/all', async ({ type, name }, visit) =>
    catalogue.groups(type, name, await visit.findBuyer()),
  );
  calls.forAnyone('product/compare', async (request, visit) =>
    catalogue.compare(request, await visit.findBuyer()),
  );
  calls.forBuyer('product/related', ({ id }, { buyer }) => catalogue.related(id, buyer));
  calls.forBuyer('product/rows', (request, { buyer }) => catalogue.rows(request, buyer));
  calls.forBuyer('product/detail', async ({ id }, { buyer }) => {
    const [detail, lastSkuId] = await Promise.all([catalogue.detail(id, buyer), bought.lastUnit(buyer, id)]);
    return { ...detail, ...(lastSkuId !== undefined && { lastSkuId }) };
  });
  calls.forBuyer('dict/list', ({ groupCode }, { buyer }) => catalogue.dictionary(groupCode, buyer));
  calls.forBuyer('product/buymore/list', (request, { buyer }) => bought.buyMore(buyer, request));
  calls.forBuyer('order/bought/page', (request, { buyer }) => bought.page(buyer, request));
}
