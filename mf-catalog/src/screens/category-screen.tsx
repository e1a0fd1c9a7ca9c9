import { useSearchParams } from 'react-router-dom';
import { paths } from 'shared-kernel/domain';
import { PageBreadcrumb, Skeleton, usePageTitle } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { ChipRow } from '../components/chip-row';
import { ProductListing } from '../components/product-listing';
import { type ChosenCategory, chooseCategory } from '../model/category-tree';
import styles from './category-screen.module.css';

export default function CategoryScreen() {
  const [params] = useSearchParams();
  const { data: categories, isError } = useCategories();
  const parentId = params.get('parentId');
  const categoryId = params.get('categoryId');
  const chosen = chooseCategory(categories ?? [], { parentId, categoryId });
  const { parent, child } = chosen;
  const title = child?.name ?? parent?.name ?? params.get('title') ?? '全部商品';
  usePageTitle(title);

  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={breadcrumb(chosen)} />
      <h1>{title}</h1>
      {!categories && !isError && <Skeleton height="114px" />}
      {categories && (
        <div className={styles['filters']}>
          <ChipRow
            label="分类"
            allTo={paths.allProduct()}
            chips={categories.map(({ id, name }) => ({
              id,
              name,
              to: paths.allProduct({ parentId: id, title: name }),
            }))}
            chosenId={parent?.id ?? null}
          />
          {parent && parent.children.length > 0 && (
            <ChipRow
              label="子类"
              allTo={paths.allProduct({ parentId: parent.id, title: parent.name })}
              chips={parent.children.map(({ id, name }) => ({
                id,
                name,
                to: paths.allProduct({ parentId: parent.id, categoryId: id, title: name }),
              }))}
              chosenId={child?.id ?? null}
            />
          )}
        </div>
      )}
      <ProductListing label={title} filter={filterOf(categoryId ?? parentId)} />
    </div>
  );
}

const filterOf = (categoryId: string | null) => (categoryId ? { categoryId } : {});

function breadcrumb({ parent, child }: ChosenCategory) {
  if (!parent) return [{ name: '全部商品' }];
  const all = { name: '全部商品', to: paths.allProduct() };
  if (!child) return [all, { name: parent.name }];
  return [
    all,
    { name: parent.name, to: paths.allProduct({ parentId: parent.id, title: parent.name }) },
    { name: child.name },
  ];
}
