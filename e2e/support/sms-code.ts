import { expect } from '@playwright/test';
import type { RunningShop } from './shop';

/** Log lines of codes that a journey has typed: the one that it has just asked for may not be in the log yet. */
const used = new Set<string>();

async function newestCode(shop: RunningShop, to: string): Promise<string> {
  let code = '';
  await expect(() => {
    // Messages that are no codes go to the same phone.
    const sent = shop.api.output.split('\n').filter((line) => line.includes(to) && line.includes('验证码'));
    const newest = sent.at(-1) ?? '';
    expect(used, `a new code for ${to}`).not.toContain(newest);
    code = /验证码 (\d{6})/.exec(newest)?.[1] ?? '';
    expect(code, `a code for ${to}`).not.toBe('');
    used.add(newest);
  }).toPass();
  return code;
}

/** The newest code that was sent to a phone. The API's local text messages go to its log, and so do its mails. */
export const smsCode = (shop: RunningShop, mobilePhone: string): Promise<string> =>
  newestCode(shop, `"mobilePhone":"${mobilePhone}"`);

/** The newest code that was sent to a mail address. */
export const mailCode = (shop: RunningShop, email: string): Promise<string> =>
  newestCode(shop, `"email":"${email}"`);
