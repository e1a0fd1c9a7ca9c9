import { useNavigate } from 'react-router-dom';
import { useCallMutation } from 'shared-kernel/calls';
import type { RequestOf } from 'shared-kernel/contracts';
import { pathTo } from 'shared-kernel/domain';
import { toast } from 'shared-kernel/ui';

/** Says that goods were added to the cart, with the way there and the way back. */
export function useTellAdded() {
  const navigate = useNavigate();
  // Undone also from a page that has been left meanwhile.
  const { mutate: takeBack } = useCallMutation('memberCart/takeBack', {
    onSuccess: () => void toast.success('已撤销加入'),
  });
  return (rows: RequestOf<'memberCart/takeBack'>['rows'], text = '商品已加入购物车'): void =>
    void toast.success(text, [
      { name: '查看购物车', onClick: () => void navigate(pathTo('/shoppingCar')) },
      { name: '撤销', onClick: () => takeBack({ rows }) },
    ]);
}
