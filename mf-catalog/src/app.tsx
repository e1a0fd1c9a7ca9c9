import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { ScreenSkeleton } from './components/screen-skeleton';

const HomeScreen = lazy(() => import('./screens/home-screen'));
const ProductDetailScreen = lazy(() => import('./screens/product-detail-screen'));

/** The catalogue: home and what lies under it, and the search. */
export default function App() {
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Routes>
        <Route index element={<HomeScreen />} />
        <Route path="detail" element={<ProductDetailScreen />} />
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Routes>
    </Suspense>
  );
}
