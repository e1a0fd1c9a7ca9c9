import type { CartLine } from 'shared-kernel/contracts';
import { aConsignee, aGiftPackInfo, aRebateInfo, type FakeAnswers, fakeApi } from 'shared-kernel/testing';
import { changeLines, linesOf, withoutLines, withWanted } from '../model/cart-lines';

/** A fake server that stores the cart; `answers` override its own. */
export function aShopWith(products: readonly CartLine[], answers: FakeAnswers = {}) {
  let cart = [...products];
  const amount = () => ({ amount: linesOf(cart).length });
  const api = fakeApi({
    'memberCart/page': () => ({ list: cart, total: cart.length }),
    'memberCart/amount': amount,
    'memberCart/edit': ({ id, count }) => {
      cart = changeLines(cart, (line) => (line.id === id ? withWanted(line, count) : line));
      return amount();
    },
    'memberCart/note': ({ id, note }) => {
      cart = changeLines(cart, (line) => (line.id === id ? { ...line, note } : line));
      return amount();
    },
    'memberCart/select': ({ memberCartSkuIds, selected }) => {
      cart = changeLines(cart, (line) => (memberCartSkuIds.includes(line.id) ? { ...line, selected } : line));
      return amount();
    },
    'memberCart/restore': () => {
      cart = changeLines(cart, (line) => ({
        ...withWanted(line, line.count + line.earlierCount),
        selected: line.selected || line.setAside,
        setAside: false,
        earlierCount: 0,
      }));
      return amount();
    },
    'memberCart/delete': ({ memberCartSkuIds }) => {
      cart = withoutLines(cart, ({ id }) => memberCartSkuIds.includes(id));
      return amount();
    },
    'client/consignee': () => [aConsignee()],
    'dict/list': () => [{ itemCode: 'offline', itemName: '线下支付' }],
    'client/licences': () => ({ blocks: false, problems: [] }),
    'budget/list': () => ({ budgets: [], ownDepartment: null }),
    'client/rebateinfo': () => aRebateInfo(),
    'order/generateOrder': ({ cartSkuS }) => {
      cart = withoutLines(cart, (line) => cartSkuS.some(({ skuId }) => skuId === line.skuId));
      return { id: 'order-1', showBuyMore: false, giftPacks: aGiftPackInfo() };
    },
    ...answers,
  });
  return {
    ...api,
    /** Changes the cart on the server only. */
    changeCart(change: (cart: readonly CartLine[]) => CartLine[]): void {
      cart = change(cart);
    },
  };
}
