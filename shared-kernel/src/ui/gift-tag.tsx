import { Tag } from './tag';

/** Marks what comes free with other goods. */
export const GiftTag = () => <Tag tone="offer">赠品</Tag>;
