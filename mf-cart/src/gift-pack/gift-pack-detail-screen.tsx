import { GiftPackDetail } from './gift-pack-detail';

/** What a pack holds that was capped by amount. */
export default function GiftPackDetailScreen() {
  return <GiftPackDetail total="amount" />;
}
