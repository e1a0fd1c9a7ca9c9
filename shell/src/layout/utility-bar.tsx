import { company, servicePhoneHref } from 'shared-kernel/domain';
import { VisuallyHidden } from 'shared-kernel/ui';
import { Flyout } from './flyout';
import { EnterpriseQrCode } from './qr-code';
import { SiteNotice } from './site-notice';
import styles from './utility-bar.module.css';

/** The dark strip on top: whose shop this is, and how else to reach them. */
export function UtilityBar() {
  return (
    <div className={styles['bar']}>
      <div className={styles['inner']}>
        <span>{company.shopKind}</span>
        <SiteNotice />
        <span className={styles['links']}>
          <a href={company.groupSite} target="_blank" rel="noreferrer">
            {company.groupName}
            <VisuallyHidden>（新窗口）</VisuallyHidden>
          </a>
          <Flyout label="企业微信" triggerClassName={styles['trigger']} side="right">
            <EnterpriseQrCode />
          </Flyout>
          <a className={styles['phone']} href={servicePhoneHref}>
            <VisuallyHidden>服务热线 </VisuallyHidden>
            {company.servicePhone}
          </a>
        </span>
      </div>
    </div>
  );
}
