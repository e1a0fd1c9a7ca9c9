import type { SearchReading } from 'shared-kernel/contracts';
import { formatCount, searchMatches, unbroken } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import { narrowWindow, Price, ProductPicture, useMedia } from 'shared-kernel/ui';
import { Icon } from '../layout/icon';
import { optionId, type SearchOption } from './search-options';
import styles from './suggestion-list.module.css';
import { SuggestionOrder } from './suggestion-order';

export interface SuggestionListProps {
  id: string;
  options: readonly SearchOption[];
  /** What was typed; marked where it is found, by its words once they are read. */
  typed: string;
  reading: SearchReading | undefined;
  /** Index of the option that the keyboard is at, or -1. */
  active: number;
  /** What there is to say when there are no options. */
  note: string | null;
  /** Name of a product's category, where it is known. */
  categoryName: (categoryId: string) => string | undefined;
  onPoint: (index: number) => void;
  onChoose: (option: SearchOption) => void;
}

/** The options under the search field; the field keeps the focus. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, options, reading, active, note, categoryName, onPoint, onChoose } = props;
  const typed = reading?.words.join(' ') ?? props.typed;
  const left = options.length > 0 ? (reading?.left ?? []) : [];
  const isNarrow = useMedia(narrowWindow);
  // Beside the options, which may hold no controls.
  const orders = isNarrow ? [] : options.flatMap(orderOf);
  return (
    <div className={styles['popup']} data-orderable={orders.length > 0 || undefined}>
      <div id={id} role="listbox" aria-label="搜索建议" className={styles['options']}>
        {options.map((option, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and points here
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={keyOf(option)}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === active}
            className={styles['option']}
            data-kind={option.kind}
            style={{ gridRow: index + 1 }}
            onPointerMove={() => onPoint(index)}
            // The field would lose the focus to a press, and close the list before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <OptionText
              option={option}
              typed={typed}
              categoryName={categoryName}
              isPriced={orders.length === 0}
            />
          </div>
        ))}
      </div>
      {orders.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its rows beside the options
        <div role="group" aria-label="直接加入购物车" className={styles['orders']}>
          {orders.map(({ product, index }) => (
            <div
              key={product.id}
              className={styles['row']}
              data-active={index === active || undefined}
              style={{ gridRow: index + 1 }}
              onPointerMove={() => onPoint(index)}
            >
              <SuggestionOrder product={product} />
            </div>
          ))}
        </div>
      )}
      {left.length > 0 && (
        <p className={styles['note']}>没有商品同时符合全部搜索词，以上结果不含“{left.join('”、“')}”</p>
      )}
      {note && <p className={styles['note']}>{note}</p>}
    </div>
  );
}

const orderOf = (option: SearchOption, index: number) =>
  option.kind === 'product' && 'productSkues' in option.product ? [{ product: option.product, index }] : [];

const keyOf = (option: SearchOption): string => {
  if (option.kind === 'product') return `product ${option.product.id}`;
  return option.kind === 'recent' ? `recent ${option.text}` : option.kind;
};

interface OptionTextProps extends Pick<SuggestionListProps, 'typed' | 'categoryName'> {
  option: SearchOption;
  /** Whether a product's price stands in its option. */
  isPriced: boolean;
}

function OptionText({ option, typed, categoryName, isPriced }: OptionTextProps) {
  const isBuyer = useSession() !== null;
  switch (option.kind) {
    case 'recent':
      return (
        <>
          <Icon name="clock" size={16} />
          <span>{option.text}</span>
        </>
      );
    case 'clear':
      return <span>清空最近搜索</span>;
    case 'product': {
      const { product } = option;
      return (
        <>
          <span className={styles['picture']}>
            <ProductPicture src={product.imageUrl} alt="" sizes="40px" />
          </span>
          <span className={styles['product']}>
            <span className={styles['name']}>
              <Marked text={product.name} typed={typed} />
            </span>
            <span className={styles['model']}>
              <Marked text={product.model} typed={typed} /> {categoryName(product.categoryId)}
            </span>
          </span>
          {isPriced && (
            <span className={styles['price']}>
              {product.priceAfterLogin && <span className={styles['afterLogin']}>登录后查看价格</span>}
              <Price
                own={product.minPriceUnit}
                highest={product.maxPriceUnit}
                list={product.gwPrice}
                unit={product.unitName}
                isBuyer={isBuyer}
              />
            </span>
          )}
        </>
      );
    }
    case 'all':
      return (
        <span>
          查看“{option.meant}”的全部 {formatCount(option.total, '个')}结果
        </span>
      );
  }
}

function Marked({ text, typed }: { text: string; typed: string }) {
  let place = 0;
  return searchMatches(text, typed).map((piece) => {
    const key = place;
    place += piece.text.length;
    const shown = unbroken(piece.text);
    return piece.isMatch ? <mark key={key}>{shown}</mark> : shown;
  });
}
