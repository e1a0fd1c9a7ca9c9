/** The browser's own import of a script by its address, which no build looks into. */
export const importScript = (url: string): Promise<unknown> => import(/* webpackIgnore: true */ url);
