import { expect } from '@playwright/test';

/** Each of these was asked for, and once. */
export function expectAskedOnce(wanted: readonly string[], asked: readonly string[]): void {
  for (const one of wanted)
    expect(
      asked.filter((other) => other === one),
      one,
    ).toHaveLength(1);
}
