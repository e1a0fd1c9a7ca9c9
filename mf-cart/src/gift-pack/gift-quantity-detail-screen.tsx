import { GiftPackDetail } from './gift-pack-detail';

/** The content of a pack capped by quantity. */
export default function GiftQuantityDetailScreen() {
  return <GiftPackDetail total="quantity" />;
}
