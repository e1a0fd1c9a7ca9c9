import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { PageSkeleton } from './components/page-skeleton';

const OrderCenterScreen = lazyView(() => import('./order-center/order-center-screen'), '/orderCenter');
const OrderDetailScreen = lazyView(
  () => import('./order-detail/order-detail-screen'),
  '/orderCenter/orderDetail',
);

export default function App() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Routes>
        <Route index element={<OrderCenterScreen />} />
        <Route path="orderDetail" element={<OrderDetailScreen />} />
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
    </Suspense>
  );
}
