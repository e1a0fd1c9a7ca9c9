const phoneLength = 11;

/** The digits of a phone as people write it: `138 0000 0001`, `+86-138…`, `0086…`. */
export const phoneDigits = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?86(?=1\d{10}$)/, '')
    .slice(0, phoneLength);
