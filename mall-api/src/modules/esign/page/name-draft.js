// By contract, whose address its buyer alone can open; a new login opens it in another tab.
const keyOf = (token) => `signerName:${token}`;

/** Runs where a browser has storage; without it, a name is typed again. */
function tried(read) {
  try {
    return read() ?? '';
  } catch {
    return '';
  }
}

/** The name that was typed under a contract and not signed with, or ''. */
export const keptName = (token) => tried(() => localStorage.getItem(keyOf(token)));

export const keepName = (token, name) => tried(() => localStorage.setItem(keyOf(token), name));

export const forgetName = (token) => tried(() => localStorage.removeItem(keyOf(token)));
