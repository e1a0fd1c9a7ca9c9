import type { Page } from '@playwright/test';
import { buyerOf, fillLogin } from '../support/log-in';
import { expect, test } from '../support/shop';

/** `LOGINS=500 npx playwright test shell-login-in-tabs` tries what hardly ever happens often enough to see it. */
const logins = Number(process.env['LOGINS'] ?? 3);
/** A half of a session that stays for a second is cleared; one that would be lost to it is lost by now. */
const leftOverAfterMs = 1_300;

const isLoggedIn = (page: Page) =>
  page.evaluate(
    () => document.cookie.includes('Authorization=') && localStorage.getItem('userInfo') !== null,
  );

test('a login in one of three open tabs logs all of them in, and none undoes it', {
  tag: ['@shell'],
}, async ({ context }) => {
  test.setTimeout(60_000 + logins * 15_000);
  const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
  let lost = 0;
  for (let login = 0; login < logins; login++) {
    for (const tab of tabs) await tab.goto('/login');
    const [first] = tabs;
    const inTurn = tabs[login % tabs.length] ?? first;
    await fillLogin(inTurn, buyerOf(login % 2 === 0 ? 1 : 4));
    await inTurn.waitForTimeout(leftOverAfterMs);
    const held = await Promise.all(tabs.map(async (tab) => !/\/login/.test(tab.url()) && isLoggedIn(tab)));
    if (held.includes(false)) lost += 1;
    await first.evaluate(() => localStorage.clear());
    await context.clearCookies();
  }
  expect(lost, `of ${logins} logins`).toBe(0);
});
