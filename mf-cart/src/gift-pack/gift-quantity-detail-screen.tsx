import { GiftPackDetail } from './gift-pack-detail';

/** What a pack holds that was capped by quantity. */
export default function GiftQuantityDetailScreen() {
  return <GiftPackDetail total="quantity" />;
}
