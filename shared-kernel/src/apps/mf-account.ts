// Written by `npm run generate` from mf-account/src/contract.ts, which is to be edited instead.
/** What other apps need to know of this one: types only, named in the `federation` field of package.json. */

export type MineMenu = 'news_center' | 'my_order' | 'my_member' | 'my_message' | 'my_rights';

export interface UserCenterQuery {
  currentMenu?: MineMenu | undefined;
}

export interface StatementQuery {
  /** `YYYY-MM`; this month when left out. */
  month?: string | undefined;
}
