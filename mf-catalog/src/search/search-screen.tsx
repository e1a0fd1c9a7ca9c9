import { AddressParams, PageBreadcrumb, useAddressParams, usePageTitle } from 'shared-kernel/ui';
import { ProductListing } from '../components/product-listing';
import { SearchField } from '../components/search-field';
import { noFacets } from '../model/chosen-facets';
import { changeListing, readSearch } from '../model/listing-query';
import styles from './search-screen.module.css';

export default function SearchScreen() {
  return (
    <AddressParams>
      <Search />
    </AddressParams>
  );
}

function Search() {
  const { params, setParams } = useAddressParams();
  const name = readSearch(params);
  const title = name ? `搜索“${name}”` : '搜索商品';
  usePageTitle(title);

  return (
    <div className={styles['page']}>
      <PageBreadcrumb items={[{ name: '搜索' }]} />
      <h1>{title}</h1>
      <SearchField
        key={name}
        name={name}
        onSearch={(next) => setParams(changeListing(params, { ...noFacets, name: next || null }))}
      />
      <ProductListing label="搜索结果" filter={name ? { name } : {}} byDefault="list" />
    </div>
  );
}
