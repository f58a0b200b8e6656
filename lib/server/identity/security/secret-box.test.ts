import { expect, it } from '@jest/globals';
import type { ServerContext } from '../../db/context.ts';
import { seal, unseal } from './secret-box.ts';

const shop = (secret: string) => ({ env: { SECRET_KEY: secret } }) as Pick<ServerContext, 'env'>;

it('reads what it sealed, and never seals twice alike', () => {
  const [first, second] = [seal(shop('a'), 'text'), seal(shop('a'), 'text')];
  expect(first).not.toBe(second);
  expect([unseal(shop('a'), first), unseal(shop('a'), second)]).toEqual(['text', 'text']);
});

it('refuses what another secret sealed or somebody changed', () => {
  const sealed = seal(shop('a'), 'text');
  expect(() => unseal(shop('b'), sealed)).toThrow();
  expect(() => unseal(shop('a'), `${sealed.slice(0, -2)}AA`)).toThrow();
});
