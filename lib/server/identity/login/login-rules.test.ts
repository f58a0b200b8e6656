import { expect, it } from '@jest/globals';
import { isLoginLocked } from './login-rules.ts';

const calm = { ofPair: 1, ofAccount: 1, ofAddress: 1, isKnownAddress: false };

it.each([
  [calm, false, 'the first try'],
  [{ ...calm, ofPair: 10 }, false, 'the tenth try'],
  [{ ...calm, ofPair: 11 }, true, 'the eleventh'],
  [{ ...calm, ofAccount: 101 }, true, 'a stranger while a crowd is guessing'],
  [{ ...calm, ofAccount: 101, isKnownAddress: true }, false, 'the owner at home meanwhile'],
  [{ ...calm, ofPair: 11, isKnownAddress: true }, true, 'guessing at the owner’s own address'],
  [{ ...calm, ofAddress: 101 }, true, 'an address that tries many accounts'],
])('%j is locked: %s (%s)', (attempts, locked) => {
  expect(isLoginLocked(attempts)).toBe(locked);
});
