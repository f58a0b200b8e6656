import { expect, it } from '@jest/globals';
import type { ServerContext } from '../../db/context.ts';
import { decrypt, encrypt } from './encryption.ts';

const shop = (secret: string) => ({ env: { SECRET_KEY: secret } }) as Pick<ServerContext, 'env'>;

it('reads what it encrypted, and never encrypts twice alike', () => {
  const [first, second] = [encrypt(shop('a'), 'text'), encrypt(shop('a'), 'text')];
  expect(first).not.toBe(second);
  expect([decrypt(shop('a'), first), decrypt(shop('a'), second)]).toEqual(['text', 'text']);
});

it('refuses what another secret encrypted or somebody changed', () => {
  const encrypted = encrypt(shop('a'), 'text');
  expect(() => decrypt(shop('b'), encrypted)).toThrow();
  expect(() => decrypt(shop('a'), `${encrypted.slice(0, -2)}AA`)).toThrow();
});
