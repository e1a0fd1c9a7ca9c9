import { reportError, trackEvent } from 'shared-kernel/telemetry';
import { ownerOf, type PlacedRelease } from './owner-of-address';

/** Without its query, which may hold what a buyer typed. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '').slice(0, 300);

/**
 * Tells of what the content security policy kept from the page; as a fault of the app whose script wanted it, where that
 * is known.
 */
export function reportPolicyViolation(
  { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber }: SecurityPolicyViolationEvent,
  releases: readonly PlacedRelease[],
): void {
  // What only reports is reported by the browser itself.
  if (disposition === 'report') return;
  trackEvent('policy-violation', {
    directive: effectiveDirective,
    blocked: withoutQuery(blockedURI),
    source: withoutQuery(sourceFile),
    line: lineNumber,
  });
  const owner = ownerOf(sourceFile, releases);
  if (owner)
    reportError(new Error(`${withoutQuery(blockedURI)} is against ${effectiveDirective}`), {
      app: owner.app,
      version: owner.version,
      expose: 'policy',
    });
}
