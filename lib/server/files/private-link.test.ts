import { describe, expect, it } from '@jest/globals';
import type { ServerEnv } from '../env.ts';
import { fixedClock } from '../kernel/clock.ts';
import { linkToPrivate, readPrivateLink } from './private-link.ts';

const url = '/storage/private/licence/20260304/abcdefghijklmnop.png';
const signer = (secret = 'one-secret', at = '2026-03-04T00:00:00Z') => ({
  env: { SECRET_KEY: secret } as ServerEnv,
  clock: fixedClock(at),
});

describe('a link to a private file', () => {
  it('leads there until its time is up', () => {
    const here = signer();
    const link = linkToPrivate(here, { url }, { ttlSeconds: 300 });
    expect(link).toMatch(/^\/storage\/private\/licence\/20260304\/abcdefghijklmnop\.png\?e=\d{10}&s=[\w-]{43}$/);
    here.clock.advance(300);
    expect(readPrivateLink(here, link)).toBe(url);
    here.clock.advance(1);
    expect(readPrivateLink(here, link)).toBeUndefined();
  });

  it.each<[string, (link: string) => string]>([
    ['no signature', () => url],
    ['an empty signature', (link) => link.replace(/s=.*/, 's=')],
    ['another file', (link) => link.replace('abcdef', 'fedcba')],
    ['a longer life', (link) => link.replace(/e=(\d)/, (_, digit) => `e=${Number(digit) + 1}`)],
    ['an altered signature', (link) => link.replace(/s=(.)/, (_, first) => `s=${first === 'A' ? 'B' : 'A'}`)],
    ['something behind it', (link) => `${link}&x=1`],
    ['parameters turned round', (link) => link.replace(/\?(e=\d+)&(s=.*)/, '?$2&$1')],
  ])('with %s leads nowhere', (_, alter) => {
    const link = linkToPrivate(signer(), { url }, { ttlSeconds: 300 });
    expect(alter(link)).not.toBe(link);
    expect(readPrivateLink(signer(), alter(link))).toBeUndefined();
  });

  it('of another shop leads nowhere', () => {
    const link = linkToPrivate(signer('another-secret'), { url }, { ttlSeconds: 300 });
    expect(readPrivateLink(signer(), link)).toBeUndefined();
  });
});
