import { describe, expect, it } from '@jest/globals';
import { readRequestedPath, writeRequestedPath } from './requested-path.ts';

const written = (address: string) => writeRequestedPath(new URL(address, 'http://shop.test'));

describe('the address a page was asked for', () => {
  it.each([
    ['/user/order_info?no=SO26112212345678', '/user/order_info?no=SO26112212345678'],
    ['/en/user/account/myorder?tab=unpaid&page=2', '/en/user/account/myorder?tab=unpaid&page=2'],
    ['/user/account/myorder', '/user/account/myorder'],
    ['/user/order_info?no=1&_rsc=1x2y3', '/user/order_info?no=1'],
    ['/user/account/myorder?_rsc=1x2y3', '/user/account/myorder'],
    ['/user/account/myorder?q=名片', '/user/account/myorder?q=%E5%90%8D%E7%89%87'],
  ])('%s is kept as %s, and read again', (address, kept) => {
    expect(written(address)).toBe(kept);
    expect(readRequestedPath(written(address), '/user/order_info')).toBe(kept);
  });

  it.each([null, '', 'https://evil.test/', '//evil.test', '/\\evil.test', 'user/order_info'])(
    'is the plain page for %j',
    (value) => {
      expect(readRequestedPath(value, '/user/order_info')).toBe('/user/order_info');
    },
  );
});
