import type { Page } from 'playwright-core';

/** A session's token is longer than anything else that a cookie of the shop holds for a purpose. */
const SHORTEST_TOKEN = 16;
const PHONE = /(?<!\d)1[3-9]\d{9}(?!\d)/;

/**
 * Tells when a page writes the token of a session or a phone number where others read it: into the query of an address, which
 * servers log, or into the log of the browser, which reports carry. Call it once somebody is logged in.
 */
export async function watchSecrets(page: Page, tell: (what: string) => void): Promise<void> {
  const cookies = await page.context().cookies();
  const tokens = cookies.map(({ value }) => plain(value)).filter(({ length }) => length >= SHORTEST_TOKEN);
  const look = (text: string, where: string) => {
    if (tokens.some((token) => plain(text).includes(token)))
      tell(`writes the token of the session into ${where}`);
    if (PHONE.test(text)) tell(`writes a phone number into ${where}`);
  };
  page.on('request', (request) => {
    const { pathname, search, hash } = new URL(request.url());
    look(search + hash, `the address ${pathname}`);
  });
  page.on('console', (message) => look(message.text(), 'the log'));
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
