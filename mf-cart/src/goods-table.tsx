import { type SlotContracts, toast } from 'shared-kernel/ui';
import { ReadOnlyGoods } from './components/read-only-goods';

export default function GoodsTable({ goods }: SlotContracts['cart/goods-table']) {
  return <ReadOnlyGoods goods={goods} onSelect={() => void toast.warning('请返回购物车勾选商品')} />;
}
