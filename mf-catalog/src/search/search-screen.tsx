import { AddressParams, PageBreadcrumb, useAddressParams, usePageTitle } from 'shared-kernel/ui';
import { ProductListing } from '../components/product-listing';
import { readSearch } from '../model/listing-query';
import styles from './search-screen.module.css';

export default function SearchScreen() {
  return (
    <AddressParams>
      <Search />
    </AddressParams>
  );
}

function Search() {
  const { params } = useAddressParams();
  const name = readSearch(params);
  const title = name ? `搜索“${name}”` : '搜索商品';
  usePageTitle(title);

  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: '搜索' }]} />
      <h1>{title}</h1>
      <ProductListing label="搜索结果" filter={name ? { name } : {}} byDefault="list" />
    </div>
  );
}
