/** The 'more' link is hidden for these categories (docs/specification.md#home). */
const withoutMore: ReadonlySet<string> = new Set(['4', '6', '12']);

export const hasMoreLink = (categoryId: string): boolean => !withoutMore.has(categoryId);

/** Anchor of a category's section on the home page, for banners that scroll to it. */
export const sectionAnchor = (categoryId: string): string => `category-${categoryId}`;
