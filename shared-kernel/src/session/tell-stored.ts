import type { StoredInBrowser } from '../contracts';

const cookieName = 'stored' satisfies keyof StoredInBrowser['cookies'];
/** What buyers' pages begin with. */
const told = ['userInfo', 'dealer', 'orderView'] as const satisfies (keyof StoredInBrowser['localStorage'])[];
/** A longer cookie would weigh more than the page is worth. */
const longestCookie = 2_000;

/**
 * Sends along with the next document what this browser keeps of its buyer, so that the server draws the page as this
 * browser would. Call it when some of it has changed. Without a buyer it ends.
 */
export function tellStored(): void {
  const stored = Object.fromEntries(told.map((key) => [key, localStorage.getItem(key)]));
  const text = encodeURIComponent(JSON.stringify(stored));
  const ends = stored['userInfo'] === null || text.length > longestCookie;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${cookieName}=${ends ? '; Max-Age=0' : text}; Path=/; SameSite=Lax${secure}`;
}
