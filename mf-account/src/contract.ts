/** This app's contract with other apps: types only, named in the `federation` field of package.json. */

export type MineMenu = 'news_center' | 'my_order' | 'my_member' | 'my_message' | 'my_rights';

export interface UserCenterQuery {
  currentMenu?: MineMenu | undefined;
}

export interface StatementQuery {
  /** `YYYY-MM`; default: this month. */
  month?: string | undefined;
}
