import { useMemo } from 'react';
import { cleanDetail } from '../model/detail-html';
import styles from './detail-text.module.css';
import { useInBrowser } from './use-in-browser';

/** The product's own description, sanitised HTML. Only browsers can sanitise it, so a drawn page begins without. */
export function DetailText({ html }: { html: string }) {
  const isInBrowser = useInBrowser();
  const clean = useMemo(() => (isInBrowser ? cleanDetail(html) : ''), [html, isInBrowser]);
  return (
    <section className={styles['detail']} aria-labelledby="detail-text">
      <h2 id="detail-text">商品详情</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above */}
      <div className={styles['text']} dangerouslySetInnerHTML={{ __html: clean }} />
    </section>
  );
}
