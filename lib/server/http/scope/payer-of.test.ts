import { expect, it } from '@jest/globals';
import { payerOf } from './payer-of.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  [`${phone} Version/18.5 Mobile/15E148 Safari/604.1`, 'phone'],
  [`${phone} Mobile/15E148 MicroMessenger/8.0.61(0x18003d2a) NetType/WIFI Language/zh_CN`, 'wechat'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'desktop'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 MicroMessenger/7.0.20 WindowsWechat', 'wechat'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15', 'desktop'],
  ['', 'desktop'],
])('%s pays from a %s', (userAgent, device) => {
  expect(payerOf({ userAgent, ip: '203.0.113.9' })).toEqual({ device, ip: '203.0.113.9' });
});

it('has an address, whatever is known of it', () => {
  expect(payerOf({ userAgent: '', ip: 'unknown' }).ip).toBe('127.0.0.1');
});
