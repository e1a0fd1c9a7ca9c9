/** Path and query of a request, including one with an absolute URL (`GET http://shop/api/x HTTP/1.1`). */
export const requestPath = ({ url = '/' }: { url?: string | undefined }): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
