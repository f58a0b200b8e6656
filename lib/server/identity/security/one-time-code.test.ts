import { expect, it } from '@jest/globals';
import { Secret } from 'otpauth';
import { appAddress, matchStep, newAppSecret, newRecoveryCodes, recoveryCodeCount } from './one-time-code.ts';

/** The secret and the times of RFC 6238, appendix B; its codes have eight digits, ours are their last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32;

it.each([
  [59, '287082', 1],
  [1111111109, '081804', 37037036],
  [1234567890, '005924', 41152263],
  [20000000000, '353130', 666666666],
])('knows at %d seconds the code %s', (seconds, code, step) => {
  expect(matchStep(secret, code, new Date(seconds * 1000))).toBe(step);
});

it.each([
  [30, 1],
  [-30, 1],
  [60, undefined],
  [-60, undefined],
])('a clock that is %d seconds off finds step %s', (offset, step) => {
  expect(matchStep(secret, '287082', new Date((45 + offset) * 1000))).toBe(step);
});

it.each(['', '28708', '2870822', 'abcdef', '287 082x'])('refuses %j', (code) => {
  expect(matchStep(secret, code, new Date(59_000))).toBeUndefined();
});

it('makes secrets of 160 bits and an address that apps can read', () => {
  const fresh = newAppSecret();
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/);
  const address = new URL(appAddress(fresh, { issuer: '商城', label: 'someone' }));
  expect(address.protocol).toBe('otpauth:');
  expect(address.searchParams.get('secret')).toBe(fresh);
  expect(address.searchParams.get('issuer')).toBe('商城');
});

it('makes ten different recovery codes', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(recoveryCodeCount);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
});
