import { lazy, Suspense, useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import { EmptyState, QueryView, Skeleton, useLazyDialog } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { UserCenterLayout } from '../components/user-center-layout';
import { subRoutes } from '../model/menu';
import { todayInChina } from '../model/qualification-notice';
import { QualificationNotices } from './components/qualification-notices';
import { QualificationTable } from './components/qualification-table';

const loadDialog = () => import('./components/certificate-upload-dialog');
const CertificateUploadDialog = lazy(loadDialog);

const { path, name } = subRoutes.qualificationManage;

/** The buyer's certificates: validity, audit status, and renewal. */
export default function QualificationManageScreen() {
  const list = useCall('client/getClientAllCertList', {});
  const dialog = useLazyDialog(loadDialog);
  const [type, setType] = useState('');
  const today = todayInChina();

  function openUpload(qualificationType: string): void {
    setType(qualificationType);
    void dialog.open();
  }

  return (
    <UserCenterLayout title={name} current={path}>
      {list.data && <QualificationNotices qualifications={list.data} today={today} />}
      <Card title="资质证照">
        <QueryView
          name="资质证照"
          query={list}
          skeleton={<Skeleton height="280px" />}
          isEmpty={(qualifications) => qualifications.length === 0}
          empty={<EmptyState text="暂无需要提供的资质证照" />}
        >
          {(qualifications) => (
            <QualificationTable qualifications={qualifications} today={today} onUpload={openUpload} />
          )}
        </QueryView>
      </Card>
      {dialog.isOpen && list.data && (
        <Suspense fallback={null}>
          <CertificateUploadDialog qualifications={list.data} type={type} onClose={dialog.close} />
        </Suspense>
      )}
    </UserCenterLayout>
  );
}
