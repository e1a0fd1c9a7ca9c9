import { trustedProxies } from './trusted-proxies';

test.each([
  ['loopback', '127.0.0.1', true],
  ['loopback', '::1', true],
  ['loopback', '::ffff:127.0.0.1', true],
  ['loopback', '10.0.0.1', false],
  ['10.1.0.0/16, 192.168.0.7,loopback', '10.1.2.3', true],
  ['10.1.0.0/16, 192.168.0.7,loopback', '192.168.0.7', true],
  ['10.1.0.0/16, 192.168.0.7,loopback', '127.0.0.1', true],
  ['10.1.0.0/16, 192.168.0.7,loopback', '10.2.0.1', false],
  ['fd00::/8', 'fd12::1', true],
  ['on', '203.0.113.7', true],
  ['off', '127.0.0.1', false],
  ['loopback', 'no address', false],
])('%s: trusts %s? %s', (setting, address, believed) => {
  expect(trustedProxies(setting)(address)).toBe(believed);
});

test.each(['yes', '10.0.0.0/33', '10.0.0', '', 'loopback,'])('%s is refused', (setting) => {
  expect(() => trustedProxies(setting)).toThrow();
});
