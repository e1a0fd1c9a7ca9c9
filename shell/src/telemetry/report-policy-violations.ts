import { trackEvent } from 'shared-kernel/telemetry';

/** Without its query, which may hold what a buyer typed. */
const withoutQuery = (address: string) => address.replace(/[?#].*$/s, '').slice(0, 300);

/** Tells of everything that the content security policy keeps from the page; behind any web server. */
export function reportPolicyViolations(): void {
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
    },
  );
}
