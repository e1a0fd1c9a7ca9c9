import { useMemo } from 'react';
import { cleanDetail } from '../model/detail-html';
import styles from './detail-text.module.css';

/** The product's own description, sanitised HTML. */
export function DetailText({ html }: { html: string }) {
  const clean = useMemo(() => cleanDetail(html), [html]);
  return (
    <section className={styles['detail']} aria-labelledby="detail-text">
      <h2 id="detail-text">商品详情</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above */}
      <div className={styles['text']} dangerouslySetInnerHTML={{ __html: clean }} />
    </section>
  );
}
