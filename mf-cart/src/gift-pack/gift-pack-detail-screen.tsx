import { GiftPackDetail } from './gift-pack-detail';

/** The content of a pack capped by amount. */
export default function GiftPackDetailScreen() {
  return <GiftPackDetail total="amount" />;
}
