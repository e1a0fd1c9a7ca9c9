import { useLayoutEffect } from 'react';

/**
 * Sets the document's title while the screen is shown, followed by the shop's name from `<meta
 * name="application-name">`. Done during layout: later, the shell could run after a screen with its own React
 * and overwrite its more specific title.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const shop = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = shop ? `${title} - ${shop}` : title;
  }, [title]);
}
