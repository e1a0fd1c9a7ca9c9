import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CartSkeleton } from './components/cart-skeleton';

const CartScreen = lazy(() => import('./screens/cart-screen'));
const SplitDeliveryScreen = lazy(() => import('./screens/split-delivery-screen'));

export default function App() {
  return (
    <Suspense fallback={<CartSkeleton />}>
      <Routes>
        <Route index element={<CartScreen />} />
        <Route path="divideOrder" element={<SplitDeliveryScreen />} />
      </Routes>
    </Suspense>
  );
}
