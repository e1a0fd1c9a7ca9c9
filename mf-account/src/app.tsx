import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { UserCenterSkeleton } from './components/user-center-skeleton';

const UserCenterScreen = lazyView(() => import('./user-center/user-center-screen'));
const QualificationManageScreen = lazyView(() => import('./qualifications/qualification-manage-screen'));
const AddressBookScreen = lazyView(() => import('./address-book/address-book-screen'));
const ArrivalNoticesScreen = lazyView(() => import('./arrival-notices/arrival-notices-screen'));
const StatementScreen = lazyView(() => import('./statement/statement-screen'));
const AccountSettingsScreen = lazyView(() => import('./account-settings/account-settings-screen'));

export default function App() {
  return (
    <Suspense fallback={<UserCenterSkeleton />}>
      <Routes>
        <Route index element={<UserCenterScreen />} />
        <Route path="qualificationManage" element={<QualificationManageScreen />} />
        <Route path="addressBook" element={<AddressBookScreen />} />
        <Route path="arrivalNotices" element={<ArrivalNoticesScreen />} />
        <Route path="statement" element={<StatementScreen />} />
        <Route path="accountSettings" element={<AccountSettingsScreen />} />
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
    </Suspense>
  );
}
