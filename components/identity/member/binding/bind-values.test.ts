import { describe, expect, it } from '@jest/globals';
import { bindSchema, emptyBinding, toBindBody } from './bind-values.ts';

const faults = (type: 'email' | 'mobile', isPasswordNeeded: boolean, values: object) =>
  bindSchema(type, isPasswordNeeded)
    .safeParse({ ...emptyBinding, captcha: '2345', ...values })
    .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

describe('a new address', () => {
  it.each([
    ['email', true, { email: 'a@example.com', password: 'secret' }],
    ['email', false, { email: 'a@example.com', mobile: 'nonsense' }],
    ['mobile', false, { mobile: ' 13800000001 ' }],
  ] as const)('of kind %s is taken', (type, isPasswordNeeded, values) => {
    expect(faults(type, isPasswordNeeded, values)).toEqual([]);
  });

  it.each([
    ['email', true, { email: 'a@example.com' }, [['password', 'required']]],
    ['email', false, { email: 'a@' }, [['email', 'email']]],
    ['mobile', false, { mobile: '12345' }, [['mobile', 'mobile']]],
    ['mobile', false, { mobile: '13800000001', captcha: '' }, [['captcha', 'required']]],
  ] as const)('of kind %s is refused at the field', (type, isPasswordNeeded, values, expected) => {
    expect(faults(type, isPasswordNeeded, values)).toEqual(expected);
  });

  it('goes with the pass where there is one, else with the password', () => {
    const values = { email: 'a@example.com', mobile: '13800000001', captcha: '2345', password: 'secret' };
    expect(toBindBody('email', values, 'token')).toEqual({
      type: 'email',
      email: 'a@example.com',
      captcha: '2345',
      accountVerificationToken: 'token',
    });
    expect(toBindBody('mobile', values)).toEqual({
      type: 'mobile',
      mobile: '13800000001',
      captcha: '2345',
      password: 'secret',
    });
  });
});
