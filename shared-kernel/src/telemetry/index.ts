import { faultText } from './fault-text';
import { report } from './report';
import type { Steps } from './steps';

export { configureTelemetry, type TelemetryOrigin } from './report';
export type { Steps } from './steps';

export interface ErrorPlace {
  /** The app that failed, e.g. `mf-cart`. */
  app: string;
  /** Which version of it, when that is not the one that the page uses. */
  version?: string | undefined;
  /** What of it, e.g. `./app`. */
  expose?: string;
}

const oneLine = (text: string, max: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max);

/** Tells the analytics service of a fault of an app. Never throws. */
export function reportError(error: unknown, { app, version, expose }: ErrorPlace): void {
  const name = error instanceof Error ? error.name : 'Error';
  report({
    kind: 'fault',
    name: oneLine(`${name} ${expose ?? ''}`, 100),
    app,
    ...(version && { version }),
    detail: faultText(error),
  });
}

/** Tells the analytics service of a step of the buyer, e.g. `cart-add`. */
export function trackEvent<Name extends keyof Steps>(
  name: Name,
  ...[detail]: Steps[Name] extends undefined ? [] : [Steps[Name]]
): void {
  report({
    kind: 'event',
    name: oneLine(name, 100),
    ...(detail && { detail: JSON.stringify(detail).slice(0, 2000) }),
  });
}

/**
 * Tells the analytics service how long something took, e.g. `remote-load`.
 * @param ms milliseconds
 */
export function reportTiming(name: string, ms: number, { app }: { app: string }): void {
  report({ kind: 'timing', name: oneLine(name, 100), app, ms: Math.round(ms * 10) / 10 });
}
