import type { Ref } from 'react';
import type { PurchaseRequestLine } from 'shared-kernel/contracts';
import { formatCount, unbroken } from 'shared-kernel/domain';
import { multiplyAmount } from 'shared-kernel/money';
import { Amount, Button } from 'shared-kernel/ui';
import { GoodsCell } from '../../components/goods-table';
import { LineNote } from '../../components/line-note';
import { ProductCell } from '../../components/product-cell';
import { SelectBox } from '../../components/select-box';
import { keepAnswer, useAnswerDraft } from '../model/answer-draft-store';
import { isOpen, isTakeable, lineNotes } from '../model/request-facts';
import { AnswerForm } from './answer-form';
import { LineOutcome } from './line-outcome';
import styles from './request-line-row.module.css';
import type { Answers } from './use-answers';

export interface RequestLineRowProps {
  ref?: Ref<HTMLTableRowElement> | undefined;
  index: number;
  line: PurchaseRequestLine;
  /** Undefined for who may not order. */
  chosen: boolean | undefined;
  answers: Answers;
  onChoose: () => void;
  onGiveBack: () => void;
}

/** A line of a request: what was asked for, what has become of it, and what can be done with it. */
export function RequestLineRow({
  ref,
  index,
  line,
  chosen,
  answers,
  onChoose,
  onGiveBack,
}: RequestLineRowProps) {
  const { id, productName, unitName, count, state } = line;
  const draft = useAnswerDraft(id);
  const named = `${productName} ${unitName}`;
  const price = line.priceUnit ?? line.seenPriceUnit;
  const mayAct = chosen !== undefined;
  const open = (kind: 'change' | 'refuse') => keepAnswer(id, { kind, count, reason: '' });
  return (
    <tr ref={ref} className={styles['line']} data-index={index} aria-rowindex={index + 2}>
      {mayAct && (
        <GoodsCell column="select">
          <SelectBox
            label={`选择 ${named}`}
            state={chosen && isTakeable(line) ? 'all' : 'none'}
            disabled={!isTakeable(line)}
            onToggle={onChoose}
          />
        </GoodsCell>
      )}
      <GoodsCell column="product">
        <ProductCell
          name={productName}
          model={line.model}
          imageUrl={line.imageUrl}
          {...(line.priceUnit !== null && { productId: line.productId })}
        >
          {lineNotes(line).map((text) => (
            <LineNote key={text}>{text}</LineNote>
          ))}
          <LineOutcome line={line} />
          {mayAct && draft && isOpen(line) && (
            <AnswerForm
              id={id}
              draft={draft}
              named={named}
              busy={answers.isPending}
              refusal={answers.problemOf(id)}
              onSend={(sent) => answers.send(id, [line], sent)}
            />
          )}
        </ProductCell>
      </GoodsCell>
      <GoodsCell column="unit">{unbroken(unitName)}</GoodsCell>
      <GoodsCell column="price">
        <Amount value={price} />
      </GoodsCell>
      <GoodsCell column="quantity">{formatCount(count)}</GoodsCell>
      <GoodsCell column="amount">
        <Amount value={multiplyAmount(price, count)} />
      </GoodsCell>
      {mayAct && (
        <GoodsCell column="action">
          {isOpen(line) && !draft && (
            <>
              <Button kind="text" aria-label={`改数量 ${named}`} onClick={() => open('change')}>
                改数量
              </Button>
              <Button kind="text" aria-label={`不采购 ${named}`} onClick={() => open('refuse')}>
                不采购
              </Button>
            </>
          )}
          {state === 'inCart' && (
            <Button kind="text" aria-label={`移出购物车 ${named}`} onClick={onGiveBack}>
              移出购物车
            </Button>
          )}
        </GoodsCell>
      )}
    </tr>
  );
}
