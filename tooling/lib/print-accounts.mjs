import { join } from 'node:path';
import { projectRoot } from './places.mjs';
import { runProgram } from './processes.mjs';

/**
 * Prints the shop's address and who can log in, in a small table.
 * @param {import('./shop.mjs').Shop} shop
 * @param {number} milliseconds that it took to start
 */
export async function printAccounts(shop, milliseconds) {
  const accounts = await runProgram(join(projectRoot, 'demo-shop', 'src', 'print-accounts.ts'), []);
  console.log(`\n商城已就绪（${(milliseconds / 1_000).toFixed(1)} 秒）：${shop.url}`);
  console.log(`接口文档：${shop.url}/docs\n`);
  console.log(accounts);
  console.log('按 Ctrl+C 停止');
}
