import { Link } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import type { Category } from 'shared-kernel/contracts';
import { categoryType, pathTo } from 'shared-kernel/domain';
import { QueryView, Skeleton } from 'shared-kernel/ui';
import { ChevronRightIcon } from '../../components/icons';
import { hasMoreLink, sectionAnchor } from '../model/category-sections';
import styles from './category-section.module.css';
import { ProductSlider } from './product-slider';
import { useNearView } from './use-near-view';

/** A category with its first products, loaded and rendered only when it nears the viewport. */
export function CategorySection({ category: { id, name, children } }: { category: Category }) {
  const [ref, isNear] = useNearView<HTMLElement>();
  const groups = useCall('product/all', isNear ? { type: categoryType.goods } : null);
  const group = groups.data?.find((candidate) => candidate.id === id);
  if (groups.data && !group?.products.length) return null;

  return (
    <section ref={ref} id={sectionAnchor(id)} className={styles['section']} tabIndex={-1} aria-label={name}>
      <div className={styles['intro']}>
        <h2>{name}</h2>
        <p>{group?.subtitle}</p>
        <ul>
          {children.map((child) => (
            <li key={child.id}>
              <Link
                to={pathTo('/home/all_product', { parentId: id, categoryId: child.id, title: child.name })}
              >
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
        {hasMoreLink(id) && (
          <Link
            className={styles['more']}
            to={pathTo('/home/all_product', { parentId: id, title: name })}
            aria-label={`${name}：查看更多`}
          >
            查看更多
            <ChevronRightIcon size={14} />
          </Link>
        )}
      </div>
      <div className={styles['products']}>
        {isNear ? (
          <QueryView
            name={name}
            query={groups}
            skeleton={<ProductSlider label={name} products={undefined} />}
          >
            {() => <ProductSlider label={name} products={group?.products} />}
          </QueryView>
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
    </section>
  );
}
