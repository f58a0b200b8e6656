import { expect, it } from '@jest/globals';
import type { OidcSettings } from '../../env-logins.ts';
import {
  displayName,
  hasProvenFactor,
  isAdmitted,
  preferredUsername,
  usernameFrom,
  verifiedEmail,
} from './oidc-claims.ts';

const settings = (changes: Partial<OidcSettings>) =>
  ({ factorAmr: [], factorAcr: [], ...changes }) as never as OidcSettings;

it.each([
  ['shop', true],
  [['sales', 'shop'], true],
  [['shops'], false],
  ['shopping', false],
  [undefined, false],
  [{ shop: true }, false],
])('groups %j is let in: %s', (groups, isLetIn) => {
  expect(isAdmitted(settings({ requiredClaim: { name: 'groups', value: 'shop' } }), { groups })).toBe(isLetIn);
});

it('lets everybody in where nothing is asked for', () => expect(isAdmitted(settings({}), {})).toBe(true));

it.each([
  [{ amr: ['pwd', 'otp'] }, true],
  [{ amr: ['pwd'] }, false],
  [{ amr: 'otp' }, false],
  [{ acr: 'silver' }, true],
  [{ acr: ['silver'] }, false],
  [{}, false],
])('%j has a second factor: %s', (claims, isProven) => {
  expect(hasProvenFactor(settings({ factorAmr: ['otp'], factorAcr: ['silver'] }), claims)).toBe(isProven);
});

it('knows an address by true alone, in small letters', () => {
  expect(verifiedEmail({ email: 'Li@Corp.example', email_verified: true })).toBe('li@corp.example');
  for (const email_verified of [undefined, false, 'true', 1]) {
    expect(verifiedEmail({ email: 'li@corp.example', email_verified })).toBeUndefined();
  }
  expect(verifiedEmail({ email: ['li@corp.example'], email_verified: true })).toBeUndefined();
  expect(preferredUsername({ preferred_username: '' })).toBeUndefined();
});

it.each([
  // The sign of the kelvin, whose small letter is a plain k.
  'boss@\u212Aorp.example',
  '\u212Aim@corp.example',
  'böss@corp.example',
  'boss@corp.example\nbcc: all@corp.example',
  'boss@corp.example,x@evil.example',
  ' boss@corp.example',
  'boss',
  `${'b'.repeat(50)}@corp.example`,
])('%j is no address that an account here can have', (email) => {
  expect(verifiedEmail({ email, email_verified: true })).toBeUndefined();
});

it.each([
  [{ preferred_username: 'li.na' }, '', 'li_na'],
  [{ preferred_username: '007bond' }, '', 'bond'],
  [{ email: 'a-name-that-is-long@corp.example', email_verified: true }, 'x7k2', 'a_name_thatx7k2'],
  [{ preferred_username: '李娜' }, 'x7k2', 'opx7k2'],
  [{}, 'x7k2', 'opx7k2'],
])('%j with %j becomes %s', (claims, random, name) => expect(usernameFrom(claims, random)).toBe(name));

it('is called by what people know', () => {
  expect(displayName({ email: 'a@b.example', name: 'Li Na' })).toBe('a@b.example');
  expect(displayName({ name: 'Li Na' })).toBe('Li Na');
  expect(displayName({})).toBe('');
  expect(displayName({ name: '\u0000Li\r\nNa\u202Ecba\u2028 ' })).toBe('LiNacba');
  expect(displayName({ email: '\u0000', name: '名'.repeat(200) })).toBe('名'.repeat(100));
});
