import { InsteadOf as InsteadOfView } from './components/instead-of';
import type { InsteadOfProps } from './contract';

/** Slot orders/instead-of. */
export default function InsteadOf(props: InsteadOfProps) {
  return <InsteadOfView {...props} />;
}
