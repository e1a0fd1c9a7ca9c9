/** The widest that a product's picture exists in (kernel, ProductPicture). */
export const largest = (src: string): string => src.replace(/-640\.webp$/, '-1280.webp');
