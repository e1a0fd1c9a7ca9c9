import { Button, Skeleton } from 'shared-kernel/ui';
import { useCustomerQrCode } from '../api/customer-qr-code';
import styles from './customer-service.module.css';

/** Online customer service: the QR code to scan. */
export function CustomerService({ hours }: { hours: string }) {
  const { data, isError, refetch } = useCustomerQrCode();
  return (
    <section className={styles['panel']} aria-labelledby="customer-service">
      <h2 id="customer-service">在线客服</h2>
      <div className={styles['code']}>
        {data ? (
          <img src={data.url} alt="在线客服二维码" width="144" height="144" />
        ) : isError ? (
          <Button kind="text" onClick={() => refetch()}>
            二维码加载失败，点击重试
          </Button>
        ) : (
          <Skeleton height="144px" />
        )}
      </div>
      <p>微信扫一扫，{hours} 在线</p>
    </section>
  );
}
