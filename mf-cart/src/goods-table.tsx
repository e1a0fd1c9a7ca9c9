import { toast } from 'shared-kernel/ui';
import { ReadOnlyGoods } from './components/read-only-goods';
import type { GoodsTableProps } from './contract';

export default function GoodsTable({ goods }: GoodsTableProps) {
  return <ReadOnlyGoods goods={goods} onSelect={() => void toast.warning('请返回购物车勾选商品')} />;
}
