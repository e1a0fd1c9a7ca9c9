import { useCall } from 'shared-kernel/calls';
import { EmptyState, QueryView, ScanOrHold, Skeleton } from 'shared-kernel/ui';
import { Card } from '../components/card';
import { VipLevel } from './components/vip-level';
import { VipProductTable } from './components/vip-product-table';
import styles from './my-member-view.module.css';

/** Level, progress, a link to the benefits, and what each product counts for. */
export default function MyMemberView() {
  const vip = useCall('clientvip/info', {});
  const products = useCall('clientvip/product/unitqty/table', {});
  const qrCode = useCall('client/userqrcode', {});
  return (
    <>
      <div className={styles['top']}>
        <Card title="会员等级">
          <QueryView name="会员等级" query={vip} skeleton={<Skeleton height="144px" />}>
            {(vip) => <VipLevel vip={vip} />}
          </QueryView>
        </Card>
        <Card title="会员权益">
          <div className={styles['benefits']}>
            <QueryView
              compact
              name="二维码"
              query={qrCode}
              skeleton={<Skeleton width="120px" height="120px" />}
            >
              {({ url }) => <img src={url} alt="客服二维码" width="120" height="120" />}
            </QueryView>
            <p>
              <ScanOrHold scan="扫码" hold="长按二维码" />
              联系在线客服或您的销售人员，了解并领取本级会员权益。
            </p>
          </div>
        </Card>
      </div>
      <Card title="产品型号与单位数">
        <QueryView
          name="产品型号与单位数"
          query={products}
          skeleton={<Skeleton height="240px" />}
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState text="暂无计入会员单位的产品" />}
        >
          {(list) => <VipProductTable products={list} />}
        </QueryView>
      </Card>
    </>
  );
}
