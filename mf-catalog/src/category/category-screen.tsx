import { Link } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { useSession } from 'shared-kernel/session';
import {
  AddressParams,
  Page,
  PageBreadcrumb,
  Skeleton,
  useAddressParams,
  usePageTitle,
} from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { ProductListing } from '../components/product-listing';
import { type ChosenCategory, chooseCategory } from '../model/category-tree';
import { boughtListAddress, isBoughtList } from '../model/listing-query';
import styles from './category-screen.module.css';
import { BoughtListing } from './components/bought-listing';
import { CategoryChips } from './components/category-chips';

export default function CategoryScreen() {
  return (
    <AddressParams>
      <Category />
    </AddressParams>
  );
}

function Category() {
  const { params } = useAddressParams();
  const { data: categories, isPending } = useCategories();
  const isBuyer = useSession() !== null;
  const isBought = isBoughtList(params);
  const parentId = params.get('parentId');
  const categoryId = params.get('categoryId');
  const chosen = chooseCategory(categories ?? [], { parentId, categoryId });
  const { parent, child } = chosen;
  const titleInAddress = params.get('title')?.trim().slice(0, titleMax);
  const heading = isBought ? '常购商品' : (child?.name ?? parent?.name ?? (titleInAddress || '全部商品'));
  // The address takes precedence for the page's title (docs/specification.md#access-guard).
  usePageTitle(titleInAddress || heading);

  return (
    <Page>
      <PageBreadcrumb items={isBought ? [allProducts, { name: heading }] : breadcrumb(chosen)} />
      <div className={styles['head']}>
        <h1 className={styles['title']}>{heading}</h1>
        {!isBought && (
          <div className={styles['chips']}>
            {isPending && <Skeleton width="72%" height="18px" />}
            {categories && <CategoryChips categories={categories} chosen={chosen} />}
          </div>
        )}
        {isBuyer && (
          <nav className={styles['lists']} aria-label="商品清单">
            <Link to={pathTo('/home/all_product')} aria-current={isBought ? undefined : 'true'}>
              全部商品
            </Link>
            <Link
              to={{ pathname: pathTo('/home/all_product'), ...boughtListAddress }}
              aria-current={isBought ? 'true' : undefined}
            >
              常购
            </Link>
          </nav>
        )}
      </div>
      {isBought ? (
        <BoughtListing />
      ) : (
        <ProductListing label={heading} filter={filterOf(categoryId ?? parentId)} />
      )}
    </Page>
  );
}

const titleMax = 50;

const filterOf = (categoryId: string | null) => (categoryId ? { categoryId } : {});

const allProducts = { name: '全部商品', to: pathTo('/home/all_product') };

function breadcrumb({ parent, child }: ChosenCategory) {
  if (!parent) return [{ name: '全部商品' }];
  if (!child) return [allProducts, { name: parent.name }];
  return [
    allProducts,
    { name: parent.name, to: pathTo('/home/all_product', { parentId: parent.id, title: parent.name }) },
    { name: child.name },
  ];
}
