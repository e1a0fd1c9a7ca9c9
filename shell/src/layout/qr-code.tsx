import { company } from 'shared-kernel/domain';
import { useCustomerQrCode } from '../api/customer-qr-code';
import { useEnterpriseQrCode } from '../api/enterprise-qr-code';
import styles from './qr-code.module.css';

interface QrCodeProps {
  query: ReturnType<typeof useCustomerQrCode>;
  caption: string;
}

function QrCode({ query: { data, isError, refetch }, caption }: QrCodeProps) {
  return (
    <figure className={styles['figure']}>
      <div className={styles['picture']}>
        {data && <img src={data.url} alt={`${caption}二维码`} width="144" height="144" />}
        {isError && (
          <button type="button" onClick={() => refetch()}>
            二维码加载失败，点击重试
          </button>
        )}
      </div>
      <figcaption>
        <b>{caption}</b>
        <span>微信扫一扫</span>
        <span>{company.serviceHours}</span>
      </figcaption>
    </figure>
  );
}

export const CustomerQrCode = () => <QrCode query={useCustomerQrCode()} caption="在线客服" />;

export const EnterpriseQrCode = () => <QrCode query={useEnterpriseQrCode()} caption="企业微信" />;
