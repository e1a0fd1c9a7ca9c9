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
    {
      context: ['/api', '/media', '/docs'],
      target: process.env['API_URL'] ?? 'http://127.0.0.1:3001',
      changeOrigin: true,
    },
  ],
});
