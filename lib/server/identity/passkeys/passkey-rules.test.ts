import { describe, expect, it } from '@jest/globals';
import { isCopied, kindOf, proposeName } from './passkey-rules.ts';
import { relyingPartyOf } from './relying-party.ts';

describe('the counter', () => {
  it.each([
    [0, 0, false],
    [0, 1, false],
    [7, 8, false],
    [7, 700, false],
    [7, 7, true],
    [7, 6, true],
    [7, 0, true],
  ])('known %i, told %i: copied %s', (known, told, expected) => {
    expect(isCopied(known, told)).toBe(expected);
  });
});

describe('the kind of a passkey', () => {
  it.each([
    [true, 'internal,hybrid', 'synced'],
    [true, 'usb', 'synced'],
    [false, 'internal', 'device'],
    [false, 'internal,usb', 'device'],
    [false, 'hybrid', 'device'],
    [false, '', 'device'],
    [false, 'usb,nfc', 'security_key'],
    [false, 'ble', 'security_key'],
  ])('synced %s by %s: %s', (isSynced, transports, expected) => {
    expect(kindOf({ isSynced, transports })).toBe(expected);
  });
});

describe('the proposed name', () => {
  it('is the first that is known', () => {
    expect(proposeName(['', 'Chrome · Windows', 'Passkey'], [])).toBe('Chrome · Windows');
  });

  it('is numbered where the account has it, and never too long', () => {
    expect(proposeName(['Passkey'], ['Passkey', 'Passkey 2'])).toBe('Passkey 3');
    const long = 'x'.repeat(60);
    const [first, second] = [proposeName([long], []), proposeName([long], ['x'.repeat(40)])];
    expect([first, second]).toEqual(['x'.repeat(40), `${'x'.repeat(37)} 2`]);
  });
});

describe('the relying party', () => {
  it.each([
    ['https://shop.example', { id: 'shop.example', origin: 'https://shop.example' }],
    ['https://Shop.Example:8443/', { id: 'shop.example', origin: 'https://shop.example:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://demo.localhost:3000', { id: 'demo.localhost', origin: 'http://demo.localhost:3000' }],
    ['http://shop.example', undefined],
    ['http://127.0.0.1:3000', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::1]', undefined],
  ])('of %s', (address, expected) => {
    expect(relyingPartyOf(address)).toEqual(expected);
  });
});
