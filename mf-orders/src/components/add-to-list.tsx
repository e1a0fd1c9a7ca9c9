import { useState } from 'react';
import type { OrderItem } from 'shared-kernel/contracts';
import { Button, RemoteSlot } from 'shared-kernel/ui';
import { listGoods } from '../model/order-again';

export interface AddToListProps {
  no: string;
  items: readonly OrderItem[];
}

/** Button to put an order's goods into a purchase list; nothing for an order with gifts only. */
export function AddToList({ no, items }: AddToListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const goods = listGoods(items);
  if (goods.length === 0) return null;
  return (
    <>
      <Button aria-label={`加入清单 ${no}`} onClick={() => setIsOpen(true)}>
        加入清单
      </Button>
      {isOpen && (
        <RemoteSlot
          name="cart/add-to-list"
          props={{ goods, onClose: () => setIsOpen(false) }}
          loading={null}
          failed={(retry) => (
            <Button kind="text" onClick={retry ?? (() => setIsOpen(false))}>
              清单未能打开，点击重试
            </Button>
          )}
        />
      )}
    </>
  );
}
