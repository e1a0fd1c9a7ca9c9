const phoneLength = 11;

/**
 * The digits of a phone without country code: `138 0000 0001`, `+86-138…`, `0086…`. No mobile begins with 8
 * or 0, so the country code is dropped as soon as it is complete, also while typing.
 */
export const phoneDigits = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?86/, '')
    .slice(0, phoneLength);
