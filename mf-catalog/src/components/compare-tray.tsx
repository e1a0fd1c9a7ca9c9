import { limits, pathTo } from 'shared-kernel/domain';
import { Button, ButtonLink } from 'shared-kernel/ui';
import { clearCompared, removeCompared } from '../model/compared-store';
import styles from './compare-tray.module.css';
import { CloseIcon } from './icons';
import { useCompared } from './use-compared';

/**
 * At the bottom of the window, or above a phone's order buttons: the products to compare, and a link to the
 * comparison.
 */
export default function CompareTray({ isAboveActions }: { isAboveActions: boolean }) {
  const compared = useCompared();
  return (
    <section
      className={isAboveActions ? `${styles['tray']} ${styles['aboveActions']}` : styles['tray']}
      aria-label="商品对比"
    >
      <output>
        已选对比 <b>{compared.length}</b> / {limits.comparedProducts} 件
      </output>
      <ul>
        {compared.map(({ id, model }) => (
          <li key={id}>
            {model}
            <button type="button" aria-label={`移除 ${model}`} onClick={() => removeCompared(id)}>
              <CloseIcon size={16} />
            </button>
          </li>
        ))}
      </ul>
      <Button kind="text" onClick={clearCompared}>
        清空
      </Button>
      <ButtonLink
        kind="primary"
        to={pathTo('/home/compare', { ids: compared.map(({ id }) => id).join(',') })}
      >
        开始对比
      </ButtonLink>
    </section>
  );
}
