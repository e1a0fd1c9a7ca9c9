import { company, pathTo, servicePhoneHref } from 'shared-kernel/domain';
import { ButtonLink, PageBreadcrumb, usePageTitle } from 'shared-kernel/ui';
import { CustomerService } from './components/customer-service';
import styles from './contact-screen.module.css';

const title = '联系我们';

const facts = [
  { name: '公司名称', value: company.name },
  { name: '公司地址', value: company.address },
  { name: '邮政编码', value: company.postcode },
  { name: '公司总机', value: company.switchboard },
  { name: '电子邮箱', value: company.email },
];

export default function ContactScreen() {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: title }]} />
      <h1>{title}</h1>
      <div className={styles['ways']}>
        <section className={styles['panel']} aria-labelledby="contact-phone">
          <h2 id="contact-phone">服务热线</h2>
          <a className={styles['phone']} href={servicePhoneHref}>
            {company.servicePhone}
          </a>
          <p>{company.serviceHours}</p>
          <p>选型、报价、订单与售后，请准备好商品型号或订单编号。</p>
        </section>
        <CustomerService hours={company.serviceHours} />
        <section className={styles['panel']} aria-labelledby="contact-company">
          <h2 id="contact-company">公司信息</h2>
          <dl>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={pathTo('/certificate')}>查看资质证照</ButtonLink>
        </section>
      </div>
    </div>
  );
}
