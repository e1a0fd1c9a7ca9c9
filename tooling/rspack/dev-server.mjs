import { liveShop } from './live-shop.mjs';

const { shop, api } = liveShop();

/** Development servers answer other origins too: a composed shop loads remotes from them. @type {(port: number) => import('@rspack/core').DevServer} */
export const devServer = (port) => ({
  port,
  host: 'localhost',
  hot: true,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  historyApiFallback: { index: '/index.html', disableDotRule: true },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    { context: ['/api', '/media', '/docs'], target: api, changeOrigin: true },
    // For the slots of a page alone: the document of the live shop, and the releases that it names.
    {
      context: ['/live-shop', '/apps'],
      target: shop,
      changeOrigin: true,
      pathRewrite: { '^/live-shop$': '/' },
    },
  ],
});
