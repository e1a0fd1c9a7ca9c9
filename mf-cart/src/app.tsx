import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { PageSkeleton } from './components/page-skeleton';

const CartScreen = lazyView(() => import('./cart-screen'), '/shoppingCar');
const GiftPackScreen = lazyView(() => import('./gift-pack/gift-pack-screen'), '/shoppingCar/giftbag');
const GiftPackDetailScreen = lazyView(
  () => import('./gift-pack/gift-pack-detail-screen'),
  '/shoppingCar/giftbagdetail',
);
const GiftQuantityDetailScreen = lazyView(
  () => import('./gift-pack/gift-quantity-detail-screen'),
  '/shoppingCar/giftbagqtydetail',
);
const QuickOrderScreen = lazyView(
  () => import('./quick-order/quick-order-screen'),
  '/shoppingCar/quickOrder',
);
const SplitDeliveryScreen = lazyView(
  () => import('./split-delivery/split-delivery-screen'),
  '/shoppingCar/divideOrder',
);

export default function App() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<CartScreen />} />
        <Route path="divideOrder" element={<SplitDeliveryScreen />} />
        <Route path="quickOrder" element={<QuickOrderScreen />} />
        <Route path="giftbag" element={<GiftPackScreen />} />
        <Route path="giftbagdetail" element={<GiftPackDetailScreen />} />
        <Route path="giftbagqtydetail" element={<GiftQuantityDetailScreen />} />
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
    </Suspense>
  );
}
