import type { CallRegistry } from '../../http/calls';
import type { BoughtService } from './bought-service';
import type { ReadCatalogue } from './read-service';

export function catalogueRoutes(
  calls: CallRegistry,
  read: ReadCatalogue,
  bought: BoughtService,
  countMiss: (words: string) => Promise<void>,
): void {
  calls.forAnyone('banner/list', ({ position }, visit) => read(visit, ({ banners }) => banners(position)));
  calls.forAnyone('product/catagories', ({ type }, visit) => read(visit, ({ tree }) => tree(type)));
  calls.forAnyone('product/page', async (request, visit) => {
    const buyer = await visit.findBuyer();
    return read(visit, ({ page }) => page(request, buyer));
  });
  calls.forAnyone('product/facets', async (request, visit) => {
    const buyer = await visit.findBuyer();
    const found = await read(visit, ({ facets }) => facets(request, buyer));
    const { name, ...narrowing } = request;
    // Counted once per search, however it is listed and paged; suggestions while typing do not count.
    const isWhole = !narrowing.facets && !narrowing.inStock && !narrowing.categoryId;
    const isMissed = found.total === 0 || (found.reading?.left.length ?? 0) > 0;
    if (name && isWhole && isMissed) await countMiss(name);
    return found;
  });
  calls.forAnyone('product/specialoffer/page', async (page, visit) => {
    const buyer = await visit.findBuyer();
    return read(visit, ({ specialOffers }) => specialOffers(page, buyer));
  });
  calls.forAnyone('product/all', async ({ type, name }, visit) => {
    const buyer = await visit.findBuyer();
    return read(visit, ({ groups }) => groups(type, name, buyer));
  });
  calls.forAnyone('product/compare', async (request, visit) => {
    const buyer = await visit.findBuyer();
    return read(visit, ({ compare }) => compare(request, buyer));
  });
  calls.forBuyer('product/related', ({ id }, visit) =>
    read(visit, ({ related }) => related(id, visit.buyer)),
  );
  calls.forBuyer('product/rows', (request, visit) => read(visit, ({ rows }) => rows(request, visit.buyer)));
  calls.forBuyer('product/detail', async ({ id }, visit) => {
    const [detail, lastSkuId] = await Promise.all([
      read(visit, (catalogue) => catalogue.detail(id, visit.buyer)),
      bought.lastUnit(visit.buyer, id),
    ]);
    return { ...detail, ...(lastSkuId !== undefined && { lastSkuId }) };
  });
  calls.forBuyer('dict/list', ({ groupCode }, visit) =>
    read(visit, ({ dictionary }) => dictionary(groupCode, visit.buyer)),
  );
  calls.forBuyer('product/buymore/list', (request, { buyer }) => bought.buyMore(buyer, request));
  calls.forBuyer('order/bought/page', (request, { buyer }) => bought.page(buyer, request));
}
