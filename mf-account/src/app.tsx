import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { UserCenterSkeleton } from './components/user-center-skeleton';

const UserCenterScreen = lazy(() => import('./screens/user-center-screen'));

export default function App() {
  return (
    <Suspense fallback={<UserCenterSkeleton />}>
      <Routes>
        <Route index element={<UserCenterScreen />} />
      </Routes>
    </Suspense>
  );
}
