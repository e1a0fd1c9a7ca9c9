/** When views that do not stand yet were asked for, by their remote, in milliseconds of the page's clock. */
export const askedAt = new Map<string, number>();
