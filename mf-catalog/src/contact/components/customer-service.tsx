import { useCall } from 'shared-kernel/calls';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import styles from './customer-service.module.css';

/** Online customer service: the QR code to scan. */
export function CustomerService({ hours }: { hours: string }) {
  const qrCode = useCall('client/customerqrcode', {});
  return (
    <section className={styles['panel']} aria-labelledby="customer-service">
      <h2 id="customer-service">在线客服</h2>
      <div className={styles['code']}>
        <QueryView compact name="二维码" query={qrCode} skeleton={<Skeleton height="144px" />}>
          {({ url }) => <img src={url} alt="在线客服二维码" width="144" height="144" />}
        </QueryView>
      </div>
      <p>
        <span className={styles['scan']}>微信扫一扫</span>
        <span className={styles['save']}>长按图片，保存或识别二维码</span>，{hours} 在线
      </p>
    </section>
  );
}
