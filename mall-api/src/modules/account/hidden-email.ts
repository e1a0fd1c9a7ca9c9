/** A mail address of which only the first letter and the host are shown. */
export const hiddenEmail = (email: string): string => email.replace(/^(.)[^@]*/, '$1***');
