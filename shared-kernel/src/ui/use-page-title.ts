import { useLayoutEffect } from 'react';

/**
 * Names the page in the browser's tab while the screen is shown, followed by the shop's name, which the document
 * states as `<meta name="application-name">`. It is done as the page is drawn: after that the shell could come later than a
 * screen with a React of its own, and call the page less exactly than that has.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const shop = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = shop ? `${title} - ${shop}` : title;
  }, [title]);
}
