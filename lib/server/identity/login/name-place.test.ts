import { expect, it } from '@jest/globals';
import { namePlace } from './name-place.ts';

it.each([
  ['114.114.114.114', 'China', '中国'],
  ['8.8.8.8', 'United States', '美国'],
  ['::ffff:8.8.8.8', 'United States', '美国'],
])('knows that %s is in %s', (ip, english, chinese) => {
  expect([namePlace(ip, 'en'), namePlace(ip, 'zh-cn')]).toEqual([english, chinese]);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.1',
  '192.168.0.1',
  '169.254.1.1',
  '::1',
  'fd00::1',
  'fe80::1',
  '::ffff:10.0.0.1',
])('calls %s the local network', (ip) => {
  expect([namePlace(ip, 'en'), namePlace(ip, 'zh-cn')]).toEqual(['Local network', '局域网']);
});

it.each(['', 'in-process', '1.2.3', '999.1.1.1', '2001:db8::1', '240.0.0.1'])('says nothing about %j', (ip) => {
  expect(namePlace(ip, 'en')).toBe('');
});
