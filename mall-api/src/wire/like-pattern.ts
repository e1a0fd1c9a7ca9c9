/** LIKE pattern for text that contains `text`, every character taken literally. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
