export { AddressParams, ParamsLink, type ParamsLinkProps, useAddressParams } from './address-params';
export { Amount, type AmountProps } from './amount';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button';
export { type ConfirmDialogOptions, confirmDialog } from './confirm-dialog';
export { Drawer, type DrawerProps } from './drawer';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { Extensions, type ExtensionsProps, ExtensionsProvider } from './extensions';
export { FailedState, type FailedStateProps } from './failed-state';
export { type FocusTrail, focusNearest, focusTrail, keepFocusTrail } from './focus-trail';
export { GiftTag } from './gift-tag';
export { lazyView, readyScreen, renewFailedViews } from './lazy-view';
export { moveInMenu } from './menu-arrows';
export { OrderStatusTag, type OrderStatusTagProps } from './order-status-tag';
export { OrdersOfFilter, type OrdersOfFilterProps } from './orders-of-filter';
export { Page, type PageProps } from './page';
export { PageBreadcrumb, type PageBreadcrumbProps } from './page-breadcrumb';
export { Pager, type PagerProps } from './pager';
export { PictureSkeleton, type PictureSkeletonProps } from './picture-skeleton';
export { Price, type PriceProps } from './price';
export { ProductPicture, type ProductPictureProps } from './product-picture';
export { QuantityInput, type QuantityInputProps } from './quantity-input';
export { QueryView, type QueryViewProps, type ShownQuery } from './query-view';
export {
  applyReadingComfort,
  type ReadingComfort,
  setReadingComfort,
  useReadingComfort,
} from './reading-comfort';
export { RemoteSlot, type RemoteSlotProps, type SlotLoaderProps, SlotLoaderProvider } from './remote-slot';
export { ScanOrHold, type ScanOrHoldProps } from './scan-or-hold';
export { Skeleton, type SkeletonProps } from './skeleton';
export { SkipButton } from './skip-button';
export type { SlotContracts, SlotName } from './slot-contracts';
export { moveByKey } from './table-keys';
export { Tag, type TagTone } from './tag';
export { preloadFeedback, toast } from './toast';
export { useLazyDialog } from './use-lazy-dialog';
export { narrowWindow, startAsDrawn, useMedia } from './use-media';
export { usePageTitle } from './use-page-title';
export { usePaper } from './use-paper';
export { usePrinting } from './use-printing';
export { ViewSwitch, type ViewSwitchProps } from './view-switch';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden';
