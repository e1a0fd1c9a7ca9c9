import { parseArgs } from 'node:util';
import { readConfig } from 'mall-api/config';
import { openMigrated } from 'mall-api/database';
import { demoAccounts, demoPassword } from './accounts';
import { seedDemonstration } from './seed/seed-demonstration';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '300' },
    orders: { type: 'string', default: '0' },
    seed: { type: 'string', default: '2026' },
  },
});
const [products, orders, seed] = [values.products, values.orders, values.seed].map((text) => {
  if (!/^\d{1,9}$/.test(text))
    throw new Error(
      `Not a number: ${text}. Usage: npm run seed -w demo-shop -- --products 300 --orders 0 --seed 2026`,
    );
  return Number(text);
});

const { databaseUrl, dataDir } = readConfig(process.env);
const db = await openMigrated({ url: databaseUrl, dataFolder: dataDir });
try {
  const started = Date.now();
  const result = await seedDemonstration(db, {
    products,
    orders,
    seed,
    onProgress: (done) => console.log(`${done} orders`),
  });
  if (result.seeded) {
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`Seeded ${result.products} products and ${result.orders} orders in ${seconds} s.`);
    console.log(
      `Accounts (password ${demoPassword}): ${demoAccounts.map(({ account }) => account).join(', ')}`,
    );
  } else {
    console.log('The database has products already; nothing was changed.');
  }
} finally {
  await db.close();
}
