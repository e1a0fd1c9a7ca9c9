import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { UserCenterSkeleton } from './components/user-center-skeleton';

const UserCenterScreen = lazy(() => import('./user-center/user-center-screen'));
const QualificationManageScreen = lazy(() => import('./qualifications/qualification-manage-screen'));
const AddressBookScreen = lazy(() => import('./address-book/address-book-screen'));
const AccountSettingsScreen = lazy(() => import('./account-settings/account-settings-screen'));

export default function App() {
  return (
    <Suspense fallback={<UserCenterSkeleton />}>
      <Routes>
        <Route index element={<UserCenterScreen />} />
        <Route path="qualificationManage" element={<QualificationManageScreen />} />
        <Route path="addressBook" element={<AddressBookScreen />} />
        <Route path="accountSettings" element={<AccountSettingsScreen />} />
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
    </Suspense>
  );
}
