import { watchRest } from '../support/at-rest';
import { buyerOf, logIn } from '../support/log-in';
import { expect, test } from '../support/shop';

/** What a browser animates without the page's own thread. */
const besideScripts = ['opacity', 'transform', 'offset', 'easing', 'composite', 'computedOffset'];

test('placeholders below the fold keep no processor busy', { tag: ['@shell'] }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const rest = watchRest(page);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await rest();
  const moving = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const effect = animation.effect as KeyframeEffect;
      return {
        moves: effect.getKeyframes().flatMap((frame) => Object.keys(frame)),
        ends: effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      };
    }),
  );
  expect(moving.filter(({ ends }) => !ends)).toEqual([]);
  expect(moving.flatMap(({ moves }) => moves).filter((name) => !besideScripts.includes(name))).toEqual([]);
});

test('what news and dialogs need is kept ready, and styles nothing before', { tag: ['@shell'] }, async ({
  page,
}) => {
  await logIn(page, buyerOf(1));
  const rest = watchRest(page);
  const come = page.waitForResponse(/arco-core.*\.css$/);
  await page.goto('/home');
  await come;
  await rest();
  const applied = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  expect(applied.filter((href) => href?.includes('arco-core'))).toEqual([]);

  await page.context().setOffline(true);
  await page
    .getByRole('button', { name: /加入购物车/ })
    .first()
    .click();
  const news = page.getByText('网络连接失败，请检查网络');
  await expect(news).toBeVisible();
  await expect(news).toHaveCSS('font-size', '14px');
});
