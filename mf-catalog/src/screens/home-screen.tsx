import { useRef } from 'react';
import { Skeleton } from 'shared-kernel/ui';
import { useCategories } from '../api/list-categories';
import { AdBanners } from '../components/ad-banners';
import { BuyerBox } from '../components/buyer-box';
import { CategorySection } from '../components/category-section';
import { CategorySideMenu } from '../components/category-side-menu';
import { FirstBanners } from '../components/first-banners';
import { GiftBagButton } from '../components/gift-bag-button';
import { ProductAreas } from '../components/product-areas';
import { SecondBanners } from '../components/second-banners';
import hidden from '../components/visually-hidden.module.css';
import { sectionAnchor } from '../model/category-sections';
import { sectionOf } from '../model/category-tree';
import styles from './home-screen.module.css';

export default function HomeScreen() {
  const page = useRef<HTMLDivElement>(null);
  const { data: categories, isError } = useCategories();

  const scrollToCategory = (categoryId: string): boolean => {
    const section = sectionOf(categories ?? [], categoryId);
    const target = section && page.current?.querySelector<HTMLElement>(`#${sectionAnchor(section)}`);
    if (!target) return false;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
    return true;
  };

  return (
    <div ref={page} className={styles['page']}>
      <h1 className={hidden['hidden']}>商城首页</h1>
      <div className={styles['hero']}>
        <CategorySideMenu />
        <FirstBanners scrollToCategory={scrollToCategory} />
        <BuyerBox />
      </div>
      <ProductAreas />
      <SecondBanners scrollToCategory={scrollToCategory} />
      {categories?.map((category) => (
        <CategorySection key={category.id} category={category} />
      ))}
      {!categories && !isError && <Skeleton height="340px" />}
      <AdBanners scrollToCategory={scrollToCategory} />
      <GiftBagButton />
    </div>
  );
}
