import { reportError, trackEvent } from 'shared-kernel/telemetry';
import { ownerOf, type PlacedRelease } from './owner-of-address';

/** Without its query, which may hold what a buyer typed. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '').slice(0, 300);

/**
 * Tells of everything that the content security policy keeps from the page, behind any web server; as a fault of the app
 * whose script wanted it, where that is known.
 */
export function reportPolicyViolations(releases: () => readonly PlacedRelease[]): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ disposition, effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      // What only reports is reported by the browser itself.
      if (disposition === 'report') return;
      trackEvent('policy-violation', {
        directive: effectiveDirective,
        blocked: withoutQuery(blockedURI),
        source: withoutQuery(sourceFile),
        line: lineNumber,
      });
      const owner = ownerOf(sourceFile, releases());
      if (owner)
        reportError(new Error(`${withoutQuery(blockedURI)} is against ${effectiveDirective}`), {
          app: owner.app,
          version: owner.version,
          expose: 'policy',
        });
    },
  );
}
