import { company, servicePhoneHref } from 'shared-kernel/domain';
import { PageBreadcrumb } from 'shared-kernel/ui';
import map from '../company/map.svg';
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

/** On a screen that the map is too wide for, its middle, where the company is. */
function showMiddle(frame: HTMLElement | null) {
  if (frame) frame.scrollLeft = 0.6 * (frame.scrollWidth - frame.clientWidth);
}

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
              <dd>{text === company.servicePhone ? <a href={servicePhoneHref}>{text}</a> : text}</dd>
            </div>
          ))}
        </dl>
        <CustomerQrCode />
      </div>
      <section className={styles['way']}>
        <h2>来访路线</h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on narrow screens, by keyboard, too */}
        <section ref={showMiddle} className={styles['map']} tabIndex={0} aria-label="示意地图">
          <img src={map} alt={`${company.address}附近的示意地图`} width="960" height="420" loading="lazy" />
        </section>
        <p className={styles['scale']}>示意图，未按比例绘制</p>
        <dl>
          {company.directions.map(({ by, text }) => (
            <div key={by}>
              <dt>{by}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}
