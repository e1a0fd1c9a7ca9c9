import { lazy, Suspense, useState } from 'react';
import { EmptyState, FailedState, Skeleton, useLazyDialog } from 'shared-kernel/ui';
import { useQualifications } from '../api/list-qualifications';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import { todayInChina } from '../model/qualification-notice';
import { QualificationNotices } from './components/qualification-notices';
import { QualificationTable } from './components/qualification-table';

const loadDialog = () => import('./components/certificate-upload-dialog');
const CertificateUploadDialog = lazy(loadDialog);

const { path, name } = subRoutes.qualificationManage;

/** The buyer's certificates: until when they are valid, where their audit stands, and the way to renew them. */
export default function QualificationManageScreen() {
  const { data: qualifications, ...list } = useQualifications();
  const dialog = useLazyDialog(loadDialog);
  const [type, setType] = useState('');
  const today = todayInChina();

  function openUpload(qualificationType: string): void {
    setType(qualificationType);
    void dialog.open();
  }

  return (
    <UserCenterLayout title={name} current={path}>
      {qualifications && <QualificationNotices qualifications={qualifications} today={today} />}
      <Card title="资质证照">
        {list.isError ? (
          <FailedState error={list.error} onRetry={() => list.refetch()} retrying={list.isFetching} />
        ) : !qualifications ? (
          <Skeleton height="280px" />
        ) : qualifications.length === 0 ? (
          <EmptyState text="暂无需要提供的资质证照" />
        ) : (
          <QualificationTable qualifications={qualifications} today={today} onUpload={openUpload} />
        )}
      </Card>
      {dialog.isOpen && qualifications && (
        <Suspense fallback={null}>
          <CertificateUploadDialog qualifications={qualifications} type={type} onClose={dialog.close} />
        </Suspense>
      )}
    </UserCenterLayout>
  );
}
