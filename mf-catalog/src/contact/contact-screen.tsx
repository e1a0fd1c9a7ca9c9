import { RemoteSlot } from 'shared-kernel/ui';
import { ScreenSkeleton } from '../components/screen-skeleton';

/** The shell's contact page, the only one of the shop, open to everybody. */
export default function ContactScreen() {
  return <RemoteSlot name="shell/contact" props={{}} loading={<ScreenSkeleton />} />;
}
