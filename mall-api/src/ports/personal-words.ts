// A search may still contain a phone number, an address or an account.
const personal = /\d{6,}|@/;

/** Whether a typed text may say who somebody is, and is not to be kept. */
export const isPersonal = (text: string): boolean => personal.test(text.normalize('NFKC'));
