import { useCall } from 'shared-kernel/calls';
import { LicenceNotices } from '../../components/licence-notices';

/** The licences that these goods of the cart require and the buyer lacks. */
export function LicenceNotice({ skuIds }: { skuIds: readonly string[] }) {
  const { data } = useCall('client/licences', {});
  return data ? <LicenceNotices licences={data} skuIds={skuIds} /> : null;
}
