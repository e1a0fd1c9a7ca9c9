import { FailedState, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { useVipProductUnits } from './api/list-vip-product-units';
import { useUserQrCode } from './api/read-user-qr-code';
import { useVipInfo } from './api/read-vip-info';
import { VipLevel } from './components/vip-level';
import { VipProductTable } from './components/vip-product-table';
import styles from './my-member-view.module.css';

/** Level, progress, the way to the benefits, and what each product counts for. */
export default function MyMemberView() {
  const vip = useVipInfo();
  const products = useVipProductUnits();
  const qrCode = useUserQrCode();
  return (
    <>
      <div className={styles['top']}>
        <Card title="会员等级">
          {vip.isError ? (
            <FailedState error={vip.error} onRetry={() => vip.refetch()} retrying={vip.isFetching} />
          ) : vip.data ? (
            <VipLevel vip={vip.data} />
          ) : (
            <Skeleton height="144px" />
          )}
        </Card>
        <Card title="会员权益">
          <div className={styles['benefits']}>
            {qrCode.data ? (
              <img src={qrCode.data.url} alt="客服二维码" width="120" height="120" />
            ) : (
              <Skeleton width="120px" height="120px" />
            )}
            <p>扫码联系在线客服或您的销售人员，了解并领取本级会员权益。</p>
          </div>
        </Card>
      </div>
      <Card title="产品型号与单位数">
        {products.isError ? (
          <FailedState
            error={products.error}
            onRetry={() => products.refetch()}
            retrying={products.isFetching}
          />
        ) : products.data ? (
          <VipProductTable products={products.data} />
        ) : (
          <Skeleton height="240px" />
        )}
      </Card>
    </>
  );
}
