import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while a page stands as a server has drawn it, for what only a browser knows or can do. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
