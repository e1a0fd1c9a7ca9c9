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

/** What led to an error, such as the file that did not come, the nearest first. */
function causesOf(error: unknown): string[] {
  const causes: string[] = [];
  let cause = error instanceof Error ? error.cause : undefined;
  while (cause instanceof Error && causes.length < 5) {
    causes.push(`caused by ${cause.name}: ${cause.message}`);
    cause = cause.cause;
  }
  return causes;
}

/** Tells the analytics service of a fault of an app. Never throws. */
export function reportError(error: unknown, { app, version, expose }: ErrorPlace): void {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  report({
    kind: 'fault',
    name: oneLine(`${name} ${expose ?? ''}`, 100),
    app,
    ...(version && { version }),
    detail: [message, ...causesOf(error), stack ?? ''].join('\n').slice(0, 2000),
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
