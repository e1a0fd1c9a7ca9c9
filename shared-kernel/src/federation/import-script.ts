/** The browser's own dynamic import of a script by URL, left alone by bundlers. */
export const importScript = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);
