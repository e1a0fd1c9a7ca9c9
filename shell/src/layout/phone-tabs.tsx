import { lazyView, narrowWindow, useMedia } from 'shared-kernel/ui';
import { OwnPart } from './own-part';

const TabBar = lazyView(() => import('./tab-bar'));

/** The bar of phones; the shop goes on without it where it does not come. */
export const PhoneTabs = () =>
  useMedia(narrowWindow) && (
    <OwnPart name="tab-bar">
      <TabBar />
    </OwnPart>
  );
