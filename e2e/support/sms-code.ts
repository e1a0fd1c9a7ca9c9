import { expect } from '@playwright/test';
import type { RunningShop } from './shop';

/** The newest code that was sent to a phone. The API's local text messages go to its log. */
export async function smsCode(shop: RunningShop, mobilePhone: string): Promise<string> {
  let code = '';
  await expect(() => {
    const sent = shop.api.output
      .split('\n')
      .filter((line) => line.includes(`"mobilePhone":"${mobilePhone}"`));
    code = /验证码 (\d{6})/.exec(sent.at(-1) ?? '')?.[1] ?? '';
    expect(code, `a code for ${mobilePhone}`).not.toBe('');
  }).toPass();
  return code;
}
