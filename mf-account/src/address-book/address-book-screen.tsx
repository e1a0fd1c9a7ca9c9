import { RemoteSlot, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';

const { path, name } = subRoutes.addressBook;

/** The buyer's delivery addresses, in the checkout's view. */
export default function AddressBookScreen() {
  return (
    <UserCenterLayout title={name} current={path}>
      <Card title="我的地址">
        <RemoteSlot name="cart/address-book" props={{}} loading={<Skeleton height="240px" />} />
      </Card>
    </UserCenterLayout>
  );
}
