import type { ProductView, UserInfo } from 'shared-kernel/contracts';

/** How somebody sees every list of products: visitors as cards, buyers as rows until they choose otherwise. */
export const productViewOf = (user: UserInfo | undefined): ProductView =>
  user ? (user.productView ?? 'list') : 'grid';
