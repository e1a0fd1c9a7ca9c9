import { reportPolicyViolations } from './report-policy-violations';

test('what the policy keeps from the page is told of, without queries', async () => {
  const sent: Blob[] = [];
  Object.assign(navigator, {
    sendBeacon: (_address: string, blob: Blob) => {
      sent.push(blob);
      return true;
    },
  });
  reportPolicyViolations(() => [{ app: 'mf-cart', version: '1.1.0+c', base: '/apps/mf-cart/2/' }]);
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://elsewhere.example/x.js?who=7',
    sourceFile: 'http://localhost/home?search=口罩',
    lineNumber: 3,
  });
  document.dispatchEvent(Object.assign(new Event(violation.type), { disposition: 'report' }));
  document.dispatchEvent(violation);
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'connect-src',
      blockedURI: 'https://elsewhere.example/take',
      sourceFile: 'http://localhost/apps/mf-cart/2/155.js',
      lineNumber: 1,
    }),
  );
  window.dispatchEvent(new Event('pagehide'));
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(sent[0] as Blob);
  });
  const [event, wanted, fault, ...others] = JSON.parse(text).events;
  expect(others).toEqual([]);
  expect(wanted.name).toBe('policy-violation');
  expect(fault).toMatchObject({ kind: 'fault', app: 'mf-cart', version: '1.1.0+c', name: 'Error policy' });
  expect(event).toMatchObject({ kind: 'event', name: 'policy-violation' });
  expect(JSON.parse(event.detail)).toEqual({
    directive: 'script-src-elem',
    blocked: 'https://elsewhere.example/x.js',
    source: 'http://localhost/home',
    line: 3,
  });
});
