import { deviceName } from './device-name';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
    'Windows · Chrome 131',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'iOS · Safari 17',
  ],
  ['curl/8.5.0', 'curl/8.5.0'],
  ['', '未知设备'],
])('%s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
