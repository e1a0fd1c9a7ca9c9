import { faultText } from './fault-text';
import { report } from './report';
import type { Steps } from './steps';

export { configureTelemetry, type TelemetryOrigin } from './report';
export type { Steps } from './steps';

export interface ErrorPlace {
  /** The app that failed, e.g. `mf-cart`. */
  app: string;
  /** Its version, when that is not the one the page uses. */
  version?: string | undefined;
  /** Its expose, e.g. `./app`. */
  expose?: string;
}

const oneLine = (text: string, max: number): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, max);

/** Reports an error of an app to the analytics service. Never throws. */
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

/** Reports a step of the buyer to the analytics service, e.g. `cart-add`. */
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
 * Reports to the analytics service how long something took, e.g. `remote-load`.
 * @param ms milliseconds
 */
export function reportTiming(name: string, ms: number, { app }: { app: string }): void {
  report({ kind: 'timing', name: oneLine(name, 100), app, ms: Math.round(ms * 10) / 10 });
}
