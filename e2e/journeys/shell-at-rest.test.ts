import { watchRest } from '../support/at-rest';
import { expect, test } from '../support/shop';

/** What a browser animates without the page's own thread. */
const besideScripts = ['opacity', 'transform', 'offset', 'easing', 'composite', 'computedOffset'];

test('placeholders below the fold keep no processor busy', { tag: ['@mf-catalog'] }, async ({ page }) => {
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
