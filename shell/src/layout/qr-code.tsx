import { type CallResult, useCall } from 'shared-kernel/calls';
import { company, servicePhoneHref } from 'shared-kernel/domain';
import { QueryView } from 'shared-kernel/ui';
import styles from './qr-code.module.css';

interface QrCodeProps {
  query: CallResult<{ url: string }>;
  caption: string;
}

function QrCode({ query, caption }: QrCodeProps) {
  return (
    <figure className={styles['figure']}>
      <div className={styles['picture']}>
        <QueryView compact name="二维码" query={query} skeleton={null}>
          {({ url }) => <img src={url} alt={`${caption}二维码`} width="144" height="144" />}
        </QueryView>
      </div>
      <figcaption>
        <b>{caption}</b>
        <span className={styles['scan']}>微信扫一扫</span>
        <span className={styles['save']}>长按图片，保存或识别二维码</span>
        <span>{company.serviceHours}</span>
        <a className={styles['save']} href={servicePhoneHref}>
          拨打 {company.servicePhone}
        </a>
      </figcaption>
    </figure>
  );
}

export const CustomerQrCode = () => (
  <QrCode query={useCall('client/customerqrcode', {})} caption="在线客服" />
);

export const EnterpriseQrCode = () => <QrCode query={useCall('client/userqrcode', {})} caption="企业微信" />;
