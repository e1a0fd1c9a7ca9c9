import type { Locator, Page } from 'playwright-core';
import type { Step, Thing } from '../../publish/packaged-journey';

/** So long a step may take, also on a machine with other work, in milliseconds. */
export const STEP_WITHIN_MS = 30_000;

/**
 * Takes steps one after the other, as a person would.
 * @param within milliseconds for each
 * @param begins is told of each before it is taken
 * @returns the step that could not be done, in words, or null
 */
export async function walkSteps(
  page: Page,
  steps: readonly Step[],
  within: number,
  begins: (index: number) => void = () => {},
): Promise<string | null> {
  for (const [index, step] of steps.entries()) {
    begins(index);
    const done = await takeStep(page, step, { within, next: steps.slice(index + 1) }).then(
      () => true,
      () => false,
    );
    if (!done) return `step ${index + 1}, ${inWords(step)}, on ${new URL(page.url()).pathname}`;
  }
  return null;
}

interface Taking {
  within: number;
  /** The steps after this one. */
  next: readonly Step[];
}

async function takeStep(page: Page, step: Step, { within, next }: Taking): Promise<unknown> {
  const timeout = within;
  if ('open' in step) return page.goto(step.open, { waitUntil: 'domcontentloaded', timeout });
  if ('at' in step) return page.waitForURL(({ pathname }) => pathname === step.at, { timeout });
  if ('see' in step) return find(page, step.see).waitFor({ timeout });
  if ('press' in step) {
    const { press: thing, perhaps, changes } = step;
    if (perhaps && !(await isThere(page, thing, { within, next }))) return undefined;
    const before = changes && (await called(find(page, changes)));
    await press(page, thing, within);
    return changes && untilCalledElse(find(page, changes), before, within);
  }
  const field = find(page, step.into);
  if ('fill' in step) return field.fill(step.fill, { timeout });
  await field.fill(step.enter, { timeout });
  return field.press('Enter', { timeout });
}

/** Whether something stands there that may not, once it or what follows does. */
async function isThere(page: Page, thing: Thing, { within, next }: Taking): Promise<boolean> {
  const certain = next.findIndex((step) => !('press' in step && step.perhaps));
  const awaited = next.slice(0, certain + 1).flatMap((step) => thingOf(step) ?? []);
  await [thing, ...awaited]
    .map((one) => find(page, one))
    .reduce((either, one) => either.or(one))
    .first()
    .waitFor({ timeout: within });
  return find(page, thing).isVisible();
}

function thingOf(step: Step): Thing | undefined {
  if ('press' in step) return step.press;
  if ('see' in step) return step.see;
  return 'into' in step ? step.into : undefined;
}

/** A click holds on to what it has found. The page before may still show, and is put away; so it is looked for anew. */
async function press(page: Page, thing: Thing, within: number): Promise<void> {
  const until = Date.now() + within;
  for (;;) {
    try {
      return await (await uncovered(page, thing)).click({ timeout: within / 5 });
    } catch (error) {
      if (Date.now() >= until) throw error;
    }
  }
}

/** In a dialog that is open, where it is there, too: what the dialog lies upon cannot be pressed. */
async function uncovered(page: Page, thing: Thing): Promise<Locator> {
  const inDialog = find(page.getByRole('dialog').filter({ visible: true }).last(), thing);
  return (await inDialog.count()) > 0 ? inDialog : find(page, thing);
}

const called = async (locator: Locator): Promise<string> =>
  `${await locator.getAttribute('aria-label')} ${await locator.textContent()}`;

async function untilCalledElse(locator: Locator, before: string | undefined, within: number): Promise<void> {
  const until = Date.now() + within;
  while ((await called(locator)) === before) {
    if (Date.now() >= until) throw new Error(`is still called ${before}`);
    await locator.page().waitForTimeout(50);
  }
}

const find = (scope: Page | Locator, { role, name, whole }: Thing) =>
  scope
    .getByRole(role, { name, exact: whole === true })
    .filter({ visible: true })
    .first();

const words = ({ role, name }: Thing): string => `the ${role} 「${name}」`;

function inWords(step: Step): string {
  if ('open' in step) return `open ${step.open}`;
  if ('at' in step) return `be at ${step.at}`;
  if ('see' in step) return `see ${words(step.see)}`;
  if ('press' in step)
    return `press ${words(step.press)}${step.changes ? `, which changes ${words(step.changes)}` : ''}`;
  return `enter ${'fill' in step ? step.fill : step.enter} into ${words(step.into)}`;
}
