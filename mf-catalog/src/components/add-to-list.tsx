import { useState } from 'react';
import type { ListGoods } from 'shared-kernel/contracts';
import { Button } from 'shared-kernel/ui';
import { ListButton } from './list-button';
import { ListDialog } from './list-dialog';

export interface AddToListProps {
  goods: readonly ListGoods[];
  /** Product and unit of a row, whose button is an icon. */
  named?: string;
}

/** Button to put units, each with a quantity, into a purchase list. */
export function AddToList({ goods, named }: AddToListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {named ? <ListButton named={named} onClick={open} /> : <Button onClick={open}>加入清单</Button>}
      {isOpen && <ListDialog goods={goods} onClose={() => setIsOpen(false)} />}
    </>
  );
}
