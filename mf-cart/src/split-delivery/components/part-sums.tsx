import { formatCount, unbroken } from 'shared-kernel/domain';
import type { SplitGoods } from '../model/goods-meant';
import { afterParts, type PartsByLine } from '../model/resolve-parts';
import styles from './part-sums.module.css';

export interface PartSumsProps {
  byLine: readonly PartsByLine[];
  goods: readonly SplitGoods[];
}

/** Sums per line after allocation: allocated and left over. */
export const PartSums = ({ byLine, goods }: PartSumsProps) => (
  <ul className={styles['sums']} aria-label="分配后">
    {byLine.map((parts) => {
      const { allocated, left, raised } = afterParts(parts);
      const product = goods.find(({ line }) => line.id === parts.line.id);
      return (
        <li key={parts.line.id}>
          {product?.model} {product && unbroken(product.name)}：已分配{' '}
          <strong>{formatCount(allocated)}</strong>，剩余{' '}
          <strong data-left={left > 0 || undefined}>{formatCount(left, parts.line.unitName)}</strong>
          {raised > 0 && `（比原数量多 ${formatCount(raised, parts.line.unitName)}，订购数量随之增加）`}
        </li>
      );
    })}
  </ul>
);
