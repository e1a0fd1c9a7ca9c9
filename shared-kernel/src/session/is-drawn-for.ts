/** What a browser keeps, as texts by key; null for what it does not. */
export type Stored = Readonly<Record<string, string | null>>;

/** The end of the token in the cookie, which the user info names; undefined without one. */
export function markInCookie(): string | undefined {
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('Authorization='));
  return cookie && decodeURIComponent(cookie.slice(14)).slice(-8);
}

/**
 * Whether this browser keeps what a document was drawn from, and has its session: nothing else is shown with it. Part of
 * a script in the document, so it imports nothing; its rule of the session is that of `session`.
 * @param stored what the document states (`data-drawn-for`)
 */
export function isDrawnFor(stored: Stored): boolean {
  try {
    return (
      JSON.parse(stored['userInfo'] ?? '{}').of === markInCookie() &&
      Object.entries(stored).every(([key, text]) => localStorage.getItem(key) === text)
    );
  } catch {
    return false;
  }
}
