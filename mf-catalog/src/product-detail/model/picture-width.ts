/** The widest version of a product's picture (kernel, ProductPicture). */
export const largest = (src: string): string => src.replace(/-640\.webp$/, '-1280.webp');
