import { useEffect } from 'react';

/**
 * Names the page in the browser's tab while the screen is shown, followed by the shop's name, which the document
 * states as `<meta name="application-name">`.
 */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const shop = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content;
    document.title = shop ? `${title} - ${shop}` : title;
  }, [title]);
}
