import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isExternalRepository, projectRoot } from '../lib/places.mjs';

/**
 * The shop of which dev servers show other apps' views, and the API that they hand calls to. Both can be set (`SHOP_URL`,
 * `API_URL`); without, here they are those of `npm start`, and in a team's own repository the shop that its package.json names.
 * @returns {{ shop: string, api: string }} addresses
 */
export function liveShop() {
  const { SHOP_URL, API_URL } = process.env;
  const shop = SHOP_URL ?? (isExternalRepository ? shopOfRepository() : 'http://localhost:3000');
  return { shop, api: API_URL ?? (isExternalRepository ? shop : 'http://127.0.0.1:3001') };
}

/** @returns {string} */
const shopOfRepository = () => JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).shop;
