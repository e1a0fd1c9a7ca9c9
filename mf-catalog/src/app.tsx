import { Suspense } from 'react';
import { Navigate, Route, Routes, useMatch } from 'react-router-dom';
import { pathTo } from 'shared-kernel/domain';
import { lazyView } from 'shared-kernel/ui';
import { CategorySkeleton } from './category/category-skeleton';
import { ScreenSkeleton } from './components/screen-skeleton';
import { useCompared } from './components/use-compared';
import { HomeSkeleton } from './home/home-skeleton';
import { ProductPageSkeleton } from './product-detail/product-page-skeleton';
import { SearchSkeleton } from './search/search-skeleton';

const CategoryScreen = lazyView(() => import('./category/category-screen'), '/home/all_product');
const CompareScreen = lazyView(() => import('./compare/compare-screen'), '/home/compare');
const CompareTray = lazyView(() => import('./components/compare-tray'));
const ContactScreen = lazyView(() => import('./contact/contact-screen'), '/home/contact_us');
const HomeScreen = lazyView(() => import('./home/home-screen'), '/home');
const ProductDetailScreen = lazyView(() => import('./product-detail/product-detail-screen'), '/home/detail');
const SearchScreen = lazyView(() => import('./search/search-screen'), '/searchpage');
const SurpriseScreen = lazyView(() => import('./surprise/surprise-screen'), '/home/surprise');

/** Fallbacks of screens while their code loads. */
const skeletons = (
  <Routes>
    <Route index element={<HomeSkeleton />} />
    <Route path="all_product" element={<CategorySkeleton />} />
    <Route path="detail" element={<ProductPageSkeleton />} />
    <Route path="*" element={<ScreenSkeleton />} />
  </Routes>
);

/** The catalogue, under both of its mounts: home with its subpaths, and the search. */
export default function App() {
  const isSearch = useMatch(`${pathTo('/searchpage')}/*`) !== null;
  return (
    <Suspense fallback={isSearch ? <SearchSkeleton /> : skeletons}>
      <Routes>
        {isSearch ? (
          <Route index element={<SearchScreen />} />
        ) : (
          <>
            <Route index element={<HomeScreen />} />
            <Route path="all_product" element={<CategoryScreen />} />
            <Route path="compare" element={<CompareScreen />} />
            <Route path="contact_us" element={<ContactScreen />} />
            <Route path="detail" element={<ProductDetailScreen />} />
            <Route path="surprise" element={<SurpriseScreen />} />
          </>
        )}
        <Route path="*" element={<Navigate to={pathTo('/404')} replace />} />
      </Routes>
      <Compared />
    </Suspense>
  );
}

/** By itself: what this browser has kept is known later than the page, which is not to be drawn again for it. */
function Compared() {
  const isDetail = useMatch('/home/detail') !== null;
  const isComparing = useMatch(pathTo('/home/compare')) !== null;
  const hasCompared = useCompared().length > 0;
  if (!hasCompared || isComparing) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray isAboveActions={isDetail} />
    </Suspense>
  );
}
