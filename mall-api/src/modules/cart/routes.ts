import type { CallRegistry } from '../../http/calls';
import type { BatchService } from './batch-service';
import type { BuyNowService } from './buy-now-service';
import type { CartService } from './service';
import type { SplitService } from './split-service';

export function cartRoutes(
  calls: CallRegistry,
  cart: CartService,
  buyNow: BuyNowService,
  batch: BatchService,
  split: SplitService,
): void {
  calls.forBuyer('memberCart/amount', (_, { buyer }) => cart.amount(buyer));
  calls.forBuyer('memberCart/page', (request, { buyer }) => cart.page(buyer, request));
  calls.forBuyer('memberCart/add', ({ alone, ...request }, visit) =>
    alone ? buyNow.buy(visit, request) : cart.add(visit, request),
  );
  calls.forBuyer('memberCart/held', (_, { buyer }) => cart.held(buyer));
  calls.forBuyer('memberCart/restore', (_, { buyer }) => buyNow.restore(buyer));
  calls.forBuyer('memberCart/addBatch', ({ rows, checkOnly }, visit) =>
    checkOnly ? batch.check(visit.buyer, rows) : batch.add(visit, rows),
  );
  calls.forBuyer('memberCart/takeBack', (request, visit) => cart.takeBack(visit, request));
  calls.forBuyer('memberCart/edit', (request, { buyer }) => cart.edit(buyer, request));
  calls.forBuyer('memberCart/note', ({ id, note }, { buyer }) => cart.setNote(buyer, id, note));
  calls.forBuyer('memberCart/select', ({ memberCartSkuIds, selected }, { buyer }) =>
    cart.select(buyer, memberCartSkuIds, selected),
  );
  calls.forBuyer('memberCart/delete', ({ memberCartSkuIds }, { buyer }) =>
    cart.remove(buyer, memberCartSkuIds),
  );
  calls.forBuyer('memberCart/consignee/edit', (request, { buyer }) => split.edit(buyer, request));
  calls.forBuyer('memberCart/consignee/delete', ({ id }, { buyer }) => split.remove(buyer, id));
}
