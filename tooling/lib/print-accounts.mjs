import { join } from 'node:path';
import { projectRoot } from './places.mjs';
import { runProgram } from './processes.mjs';

/**
 * Prints the shop's address, who can log in, the pages beside the shop, and what to try first.
 * @param {import('./shop.mjs').Shop} shop
 * @param {{ milliseconds: number, pagePort: number, adminPort: number }} started how long it took, and where else it listens
 */
export async function printAccounts(shop, { milliseconds, pagePort, adminPort }) {
  const accounts = await runProgram(join(projectRoot, 'demo-shop', 'src', 'print-accounts.ts'), []);
  console.log(`\n商城已就绪（${(milliseconds / 1_000).toFixed(1)} 秒）：${shop.url}`);
  console.log(`\n${accounts}`);
  console.log(`  接口文档 ${shop.url}/docs`);
  console.log(`  发布页   http://localhost:${pagePort}`);
  console.log(`  短信邮件 ${shop.apiUrl}/demo/messages（验证码也显示在这里）`);
  console.log('  厂家工作台 npm run admin -w mall-api -- --help');
  console.log(
    `  追溯页   http://127.0.0.1:${adminPort}（口令：npm run admin -w mall-api -- page open 姓名 角色）`,
  );
  console.log('\n先试试：用 hospital1 登录，首页“再次订购”点“加入购物车”，到购物车提交订单；');
  console.log('        厂家随后自动审核、发货，“订单中心”里看进度。');
  console.log(
    '多人采购：用 chief1 登录，“用户中心 - 同事与角色”邀请一个手机号；在另一个浏览器用该手机号和短信邮件页的验证码登录；',
  );
  console.log('        再修改其角色或停用，看对方下一次操作。\n');
  console.log('按 Ctrl+C 停止');
}
