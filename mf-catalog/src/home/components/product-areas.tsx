import { type KeyboardEvent, useId, useState } from 'react';
import { useCall } from 'shared-kernel/calls';
import { categoryType, limits } from 'shared-kernel/domain';
import { QueryView } from 'shared-kernel/ui';
import { turn } from '../model/carousel';
import styles from './product-areas.module.css';
import { ProductSlider } from './product-slider';

/**
 * Up to 4 product areas as tabs, each a row of 4 products per slide, 200 px high
 * (docs/specification.md#home).
 */
export function ProductAreas() {
  const groups = useCall('product/all', { type: categoryType.area });
  const areas = groups.data?.filter(({ products }) => products.length > 0).slice(0, limits.productAreas);
  const [chosen, setChosen] = useState(0);
  const base = useId();
  if (areas?.length === 0) return null;

  const area = areas?.[chosen];
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || !areas) return;
    event.preventDefault();
    const next = turn(chosen, step, areas.length);
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };

  return (
    <section aria-labelledby={`${base}-title`}>
      <div className={styles['head']}>
        <h2 id={`${base}-title`}>推荐专区</h2>
        <div
          className={styles['tabs']}
          {...(areas && { role: 'tablist', 'aria-label': '推荐专区', onKeyDown })}
        >
          {areas?.map(({ id, name }, place) => (
            <button
              key={id}
              id={`${base}-${id}`}
              type="button"
              role="tab"
              aria-selected={place === chosen}
              aria-controls={`${base}-panel`}
              tabIndex={place === chosen ? 0 : -1}
              onClick={() => setChosen(place)}
            >
              {name}
            </button>
          ))}
        </div>
        {area?.subtitle && <small>{area.subtitle}</small>}
      </div>
      <div
        id={`${base}-panel`}
        className={styles['panel']}
        {...(area && { role: 'tabpanel', 'aria-labelledby': `${base}-${area.id}` })}
      >
        <QueryView
          inSlices
          name="推荐专区"
          query={groups}
          skeleton={<ProductSlider label="推荐专区" products={undefined} layout="wide" />}
        >
          {() => (
            <ProductSlider
              key={area?.id}
              label={area?.name ?? '推荐专区'}
              products={area?.products}
              layout="wide"
            />
          )}
        </QueryView>
      </div>
    </section>
  );
}
