import { PageBreadcrumb } from 'shared-kernel/ui';
import { company } from '../company/company';
import { CustomerQrCode } from '../layout/qr-code';
import styles from './contact-page.module.css';

const rows = [
  ['公司名称', company.name],
  ['公司地址', company.address],
  ['邮政编码', company.postcode],
  ['服务热线', company.servicePhone],
  ['公司总机', company.switchboard],
  ['电子邮箱', company.email],
  ['服务时间', company.serviceHours],
] as const;

export default function ContactPage() {
  return (
    <article className={styles['page']}>
      <PageBreadcrumb items={[{ name: '联系我们' }]} />
      <h1>联系我们</h1>
      <div className={styles['panel']}>
        <dl>
          {rows.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <CustomerQrCode />
      </div>
    </article>
  );
}
