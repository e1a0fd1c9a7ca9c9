import { Link } from 'react-router-dom';
import { pathTo, wordsOf } from 'shared-kernel/domain';
import { EmptyState, useAddressParams } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { noFacets } from '../model/chosen-facets';
import { changeListing } from '../model/listing-query';
import styles from './no-products.module.css';

export interface NoProductsProps {
  /** The search text; empty in a category. */
  search: string;
  /** Whether the stock filter is on. */
  inStock: boolean;
  /** Whether facets filter the list. */
  isNarrowed: boolean;
}

/** Empty result: the specification's sentence, and where to go from here. */
export function NoProducts({ search, inStock, isNarrowed }: NoProductsProps) {
  const { params } = useAddressParams();
  const { data: categories = [], isPending } = useCategories();
  const words = wordsOf(search);
  const widerSearches = [
    ...(isNarrowed ? [{ name: '清除筛选', to: { search: changeListing(params, noFacets).toString() } }] : []),
    ...(inStock
      ? [{ name: '包含无货的商品', to: { search: changeListing(params, { inStock: null }).toString() } }]
      : []),
    ...(words.length > 1
      ? words.map((word) => ({ name: `只搜“${word}”`, to: pathTo('/searchpage', { name: word }) }))
      : []),
  ];
  const elsewhere = [
    { name: '全部商品', to: pathTo('/home/all_product') },
    { name: '惊喜专区', to: pathTo('/home/surprise') },
    { name: '联系我们', to: pathTo('/home/contact_us') },
  ];
  return (
    <EmptyState
      text="目前搜索到 0 条产品数据,建议换个搜索词试试~"
      action={
        <div className={styles['ways']}>
          <Ways name="放宽条件" ways={widerSearches} />
          <Ways
            name="按分类找"
            ways={categories.map(({ id, name }) => ({
              name,
              to: pathTo('/home/all_product', { parentId: id, title: name }),
            }))}
          />
          {/* Below the categories, which would move it down. */}
          {!isPending && <Ways name="也可以去" ways={elsewhere} />}
        </div>
      }
    />
  );
}

interface Way {
  name: string;
  to: string | { search: string };
}

function Ways({ name, ways }: { name: string; ways: readonly Way[] }) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={name}>
      <span aria-hidden="true">{name}</span>
      <ul>
        {ways.map((way) => (
          <li key={way.name}>
            <Link to={way.to}>{way.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
