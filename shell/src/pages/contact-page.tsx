import { useCall } from 'shared-kernel/calls';
import { company, pathTo, servicePhoneHref } from 'shared-kernel/domain';
import { ButtonLink, Page, PageBreadcrumb, QueryView, ScanOrHold, Skeleton } from 'shared-kernel/ui';
import { ContactMap } from './contact-map';
import styles from './contact-page.module.css';

const facts = [
  ['公司名称', company.name],
  ['公司地址', company.address],
  ['邮政编码', company.postcode],
  ['公司总机', company.switchboard],
  ['电子邮箱', company.email],
] as const;

/** How to reach the company: the page of /contactus, and as a view that of /home/contact_us. */
export default function ContactPage() {
  return (
    <Page>
      <article className={styles['page']}>
        <PageBreadcrumb items={[{ name: '联系我们' }]} />
        <h1>联系我们</h1>
        <div className={styles['ways']}>
          <section className={styles['panel']} aria-labelledby="contact-phone">
            <h2 id="contact-phone">服务热线</h2>
            <a className={styles['phone']} href={servicePhoneHref}>
              {company.servicePhone}
            </a>
            <p>{company.serviceHours}</p>
            <p>选型、报价、订单与售后，请准备好商品型号或订单编号。</p>
          </section>
          <section className={styles['panel']} aria-labelledby="contact-online">
            <h2 id="contact-online">在线客服</h2>
            <ServiceCode />
            <p>
              <ScanOrHold scan="微信扫一扫" hold="长按图片，保存或识别二维码" />
            </p>
            <p>{company.serviceHours}</p>
          </section>
          <section className={styles['panel']} aria-labelledby="contact-company">
            <h2 id="contact-company">公司信息</h2>
            <dl className={styles['facts']}>
              {facts.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink to={pathTo('/certificate')}>查看资质证照</ButtonLink>
          </section>
        </div>
        <ContactMap />
      </article>
    </Page>
  );
}

function ServiceCode() {
  const qrCode = useCall('client/customerqrcode', {});
  return (
    <div className={styles['code']}>
      <QueryView compact name="二维码" query={qrCode} skeleton={<Skeleton height="144px" />}>
        {({ url }) => <img src={url} alt="在线客服二维码" width="144" height="144" />}
      </QueryView>
    </div>
  );
}
