import { demoAccounts, demoDepartment, demoPassword } from './accounts';

/** Width on a terminal, where a Chinese character takes two columns. */
const width = (text: string) =>
  [...text].reduce((sum, char) => sum + (/[\u2e80-\uffef]/.test(char) ? 2 : 1), 0);
const pad = (text: string, columns: number) => text + ' '.repeat(Math.max(0, columns - width(text)));

const { colleagues, ...client } = demoDepartment;
const accounts = [...demoAccounts, ...colleagues.map((colleague) => ({ ...client, ...colleague }))];
const rows = [
  ['账号', '密码', '手机号', '类型', '客户', '可以看到'],
  ...accounts.map(({ account, mobilePhone, clientType, clientName, shows }) => [
    account,
    demoPassword,
    mobilePhone,
    String(clientType),
    clientName,
    shows,
  ]),
];
if (process.argv.includes('--password')) {
  console.log(demoPassword);
  process.exit();
}
const columns = (rows[0] ?? []).map((_, index) => Math.max(...rows.map((row) => width(row[index] ?? ''))));
for (const row of rows)
  console.log(
    row
      .map((cell, index) => pad(cell, columns[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
