const phoneLength = 11;

/**
 * The digits of a phone as people write it: `138 0000 0001`, `+86-138…`, `0086…`. No mobile phone begins with 8 or 0, so the
 * area code goes as soon as it is there, also where it is typed key by key.
 */
export const phoneDigits = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?86/, '')
    .slice(0, phoneLength);
