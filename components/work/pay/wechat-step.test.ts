import { describe, expect, it } from '@jest/globals';
import type { PayDevice } from '#lib/utils/pay-device.ts';
import { loginIn, wechatStep, withoutLogin } from './wechat-step.ts';

const [code, page] = [
  { kind: 'code', code: 'weixin://x' },
  { kind: 'page', url: 'https://wx.test', until: '100' },
];
const [login, bridge] = [
  { kind: 'login', url: 'https://open.test' },
  { kind: 'bridge', bridge: '{}' },
];

describe('what there is to do', () => {
  it.each<[Record<string, string>, PayDevice, object]>([
    [code, 'desktop', code],
    [page, 'phone', { kind: 'page', url: page.url }],
    [login, 'wechat', login],
    [bridge, 'wechat', bridge],
    [code, 'phone', { kind: 'prepare', isElsewhere: true }],
    [page, 'desktop', { kind: 'prepare', isElsewhere: true }],
    [bridge, 'phone', { kind: 'prepare', isElsewhere: true }],
    [{}, 'desktop', { kind: 'prepare', isElsewhere: true }],
  ])('of %j on a %s', (instructions, device, step) => {
    expect(wechatStep(instructions, device, 99)).toEqual(step);
  });

  it('is another page once the first works no longer', () => {
    expect(wechatStep(page, 'phone', 100)).toEqual({ kind: 'prepare', isElsewhere: false });
  });
});

it('takes WeChat’s login out of the address', () => {
  const href = 'https://shop.test/user/quotation_order/pay?no=CG1&code=a&state=b#x';
  expect(loginIn(new URL(href).search)).toEqual({ code: 'a', state: 'b' });
  expect(withoutLogin(href)).toBe('https://shop.test/user/quotation_order/pay?no=CG1#x');
  expect(loginIn('?no=CG1&code=a')).toBeUndefined();
});
