import type { SplitGoods } from '../model/goods-meant';
import styles from './goods-choice.module.css';
import { PartChoice } from './part-choice';

export interface GoodsChoiceProps {
  goods: readonly SplitGoods[];
  picked: string | null;
  onPick: (lineId: string) => void;
}

const text = '表格没有写明商品，数量属于';

/** Chooses the product of a list without a product column. */
export const GoodsChoice = ({ goods, picked, onPick }: GoodsChoiceProps) => (
  <p className={styles['goods']}>
    <span>{text}</span>
    <PartChoice
      label={text}
      hint="选择商品"
      picked={picked ?? ''}
      choices={goods.map(({ line, model, name }) => ({
        id: line.id,
        name: `${model} ${name}（${line.unitName}）`,
      }))}
      onPick={onPick}
    />
  </p>
);
