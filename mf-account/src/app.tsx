import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { UserCenterSkeleton } from './components/user-center-skeleton';

const UserCenterScreen = lazy(() => import('./screens/user-center-screen'));
const QualificationManageScreen = lazy(() => import('./screens/qualification-manage-screen'));
const AddressBookScreen = lazy(() => import('./screens/address-book-screen'));
const AccountSettingsScreen = lazy(() => import('./screens/account-settings-screen'));

export default function App() {
  return (
    <Suspense fallback={<UserCenterSkeleton />}>
      <Routes>
        <Route index element={<UserCenterScreen />} />
        <Route path="qualificationManage" element={<QualificationManageScreen />} />
        <Route path="addressBook" element={<AddressBookScreen />} />
        <Route path="accountSettings" element={<AccountSettingsScreen />} />
        <Route path="*" element={<Navigate to={paths.notFound} replace />} />
      </Routes>
    </Suspense>
  );
}
