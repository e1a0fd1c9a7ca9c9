import { createHash } from 'node:crypto';

const REPORTS = '/api/sale/mall/telemetry/policy';
const LOCAL = 'http://localhost:*';
const LOCAL_SOCKET = 'ws://localhost:*';

/**
 * The Content-Security-Policy of a composition's documents.
 * @param inline the exact texts of the inline scripts, the import map among them
 * @param overrides whether apps may come from a developer's local server
 */
export function contentSecurityPolicy(inline: readonly string[], overrides: boolean): string {
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const local = overrides ? [LOCAL] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...local],
    // Arco sets style attributes.
    'style-src': ["'self'", "'unsafe-inline'", ...local],
    'img-src': ["'self'", 'data:', 'blob:', ...local],
    'media-src': ["'self'", ...local],
    'connect-src': ["'self'", ...(overrides ? [LOCAL, LOCAL_SOCKET] : [])],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", 'blob:'],
    // A PDF that the shop has fetched: Chromium's reader is an object of the tab that shows it.
    'object-src': ['blob:'],
    'base-uri': ["'self'"],
    'frame-ancestors': ["'self'"],
    'form-action': ["'self'"],
    // In a header browsers report by themselves, also before the shop's code runs. The newer report-to wants HTTPS and a
    // header of its own, and where both stand this one is ignored.
    'report-uri': [REPORTS],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The same policy for a `<meta>` tag, which lets a web server that knows nothing of compositions keep it. Browsers
 * ignore `frame-ancestors` and `report-uri` there, so those stay with the server's headers.
 */
export const policyForMeta = (policy: string): string =>
  policy.replace(/; (?:frame-ancestors|report-uri) [^;]*/g, '');
