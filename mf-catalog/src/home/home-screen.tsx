import { Fragment, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCall } from 'shared-kernel/calls';
import type { Category } from 'shared-kernel/contracts';
import { useSession } from 'shared-kernel/session';
import { Page, Skeleton, VisuallyHidden } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { sectionOf } from '../model/category-tree';
import { AdBanner } from './components/ad-banner';
import { BuyerBox } from './components/buyer-box';
import { CategorySection } from './components/category-section';
import { CategorySideMenu } from './components/category-side-menu';
import { FirstBanners } from './components/first-banners';
import { GiftBagButton } from './components/gift-bag-button';
import { ProductAreas } from './components/product-areas';
import { Reorder } from './components/reorder';
import { SecondBanners } from './components/second-banners';
import styles from './home-screen.module.css';
import { adsAfter } from './model/ad-places';
import { sectionAnchor } from './model/category-sections';

export default function HomeScreen() {
  const page = useRef<HTMLDivElement>(null);
  const isBuyer = useSession() !== null;
  const { data: categories, isPending } = useCategories();
  const { data: ads = [] } = useCall('banner/list', { position: 'ad' });

  const [params] = useSearchParams();
  const asked = params.get('categoryId');

  const scrollToCategory = (categoryId: string) => scrollToSection(page.current, categories, categoryId);
  useEffect(() => {
    if (asked) scrollToSection(page.current, categories, asked);
  }, [asked, categories]);

  return (
    <Page ref={page} className={styles['page']}>
      <VisuallyHidden as="h1">商城首页</VisuallyHidden>
      <div className={isBuyer ? `${styles['hero']} ${styles['ofBuyer']}` : styles['hero']}>
        <CategorySideMenu />
        {isBuyer ? <Reorder /> : <FirstBanners scrollToCategory={scrollToCategory} />}
        <BuyerBox />
        {isBuyer && <FirstBanners scrollToCategory={scrollToCategory} look="page" />}
      </div>
      <GiftBagButton />
      <ProductAreas />
      <SecondBanners scrollToCategory={scrollToCategory} />
      {categories?.map((category, place) => (
        <Fragment key={category.id}>
          <CategorySection category={category} />
          {adsAfter(ads, place, categories.length).map((ad) => (
            <AdBanner key={ad.id} banner={ad} scrollToCategory={scrollToCategory} />
          ))}
        </Fragment>
      ))}
      {isPending && <Skeleton height="340px" />}
    </Page>
  );
}

/** Scrolls to the section of a category. @returns whether there is one */
function scrollToSection(
  page: HTMLElement | null,
  categories: readonly Category[] = [],
  categoryId: string,
): boolean {
  const section = sectionOf(categories, categoryId);
  const target = section && page?.querySelector<HTMLElement>(`#${sectionAnchor(section)}`);
  if (!target) return false;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
  return true;
}
