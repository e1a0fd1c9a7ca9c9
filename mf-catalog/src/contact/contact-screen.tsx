import { RemoteSlot } from 'shared-kernel/ui';
import { ScreenSkeleton } from '../components/screen-skeleton';

/** The shop has one contact page, the shell's; this address shows it to everybody. */
export default function ContactScreen() {
  return <RemoteSlot name="shell/contact" props={{}} loading={<ScreenSkeleton />} />;
}
