import { useEffect, useRef } from 'react';
import { AddressParams, Page, PageBreadcrumb, useAddressParams, usePageTitle } from 'shared-kernel/ui';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(name);
  // Each search is a page of its own: the field that asked for it is another one by now.
  useEffect(() => {
    const isNext = shown.current !== name;
    shown.current = name;
    if (isNext || document.activeElement?.matches('main')) heading.current?.focus({ preventScroll: true });
  }, [name]);

  return (
    <Page className={styles['page']}>
      <PageBreadcrumb items={[{ name: '搜索' }]} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <ProductListing label="搜索结果" filter={name ? { name } : {}} />
    </Page>
  );
}
