/** Path and query of a request, also of one that names the whole address (`GET http://shop/api/x HTTP/1.1`). */
export const requestPath = ({ url = '/' }: { url?: string | undefined }): string =>
  url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^(?!\/)/, '/');
