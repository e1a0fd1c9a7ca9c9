export { addBaseData } from './base-data';
export { insertAll } from './bulk-insert';
export { loadInBulk } from './bulk-load';
export type { Database, Queries } from './database';
export { openMigrated } from './open-database';
export { orderNo } from './order-no';
export { type PayStatus, payStatus, payStatusOf } from './pay-status';
