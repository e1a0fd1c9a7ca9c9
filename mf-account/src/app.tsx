import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { UserCenterSkeleton } from './components/user-center-skeleton';

const UserCenterScreen = lazyView(() => import('./user-center/user-center-screen'), '/mine');
const QualificationManageScreen = lazyView(
  () => import('./qualifications/qualification-manage-screen'),
  '/mine/qualificationManage',
);
const AddressBookScreen = lazyView(() => import('./address-book/address-book-screen'), '/mine/addressBook');
const ArrivalNoticesScreen = lazyView(
  () => import('./arrival-notices/arrival-notices-screen'),
  '/mine/arrivalNotices',
);
const StatementScreen = lazyView(() => import('./statement/statement-screen'), '/mine/statement');
const ColleaguesScreen = lazyView(() => import('./colleagues/colleagues-screen'), '/mine/colleagues');
const AccountSettingsScreen = lazyView(
  () => import('./account-settings/account-settings-screen'),
  '/mine/accountSettings',
);

export default function App() {
  return (
    <Suspense fallback={<UserCenterSkeleton />}>
      <Routes>
        <Route index element={<UserCenterScreen />} />
        <Route path="qualificationManage" element={<QualificationManageScreen />} />
        <Route path="addressBook" element={<AddressBookScreen />} />
        <Route path="arrivalNotices" element={<ArrivalNoticesScreen />} />
        <Route path="statement" element={<StatementScreen />} />
        <Route path="colleagues" element={<ColleaguesScreen />} />
        <Route path="accountSettings" element={<AccountSettingsScreen />} />
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
    </Suspense>
  );
}
