import { createContext, useContext } from 'react';

/** What an installation says of itself. */
export interface Site {
  /** What the shop is called. */
  title: string;
  /** Told in the header of an installation that is not the real shop, e.g. 测试环境; null says nothing. */
  notice: string | null;
}

const SiteContext = createContext<Site>({ title: '', notice: null });

export const SiteProvider = SiteContext.Provider;

export const useSite = (): Site => useContext(SiteContext);
