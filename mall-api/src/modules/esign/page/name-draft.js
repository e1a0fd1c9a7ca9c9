// By contract, whose address only its buyer can open; after a new login it may be another tab.
const keyOf = (token) => `signerName:${token}`;

/** Runs `read` where storage is available; otherwise the name must be typed again. */
function tried(read) {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
}

/** The name typed for a contract but not yet signed with, or ''. */
export const keptName = (token) => tried(() => localStorage.getItem(keyOf(token)));

export const keepName = (token, name) => tried(() => localStorage.setItem(keyOf(token), name));

export const forgetName = (token) => tried(() => localStorage.removeItem(keyOf(token)));
