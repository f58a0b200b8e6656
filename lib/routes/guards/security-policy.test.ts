import { describe, expect, it } from '@jest/globals';
import { frameOrigin, securityPolicy } from './security-policy.ts';

const scriptHash = 'sha256-abc';

it('allows inline scripts only by nonce or hash on a page rendered for one request', () => {
  const policy = securityPolicy({ nonce: 'n0nce', scriptHash });
  expect(policy).toContain("script-src 'self' 'nonce-n0nce' 'sha256-abc';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

it('never allows foreign scripts, plugins, or a foreign page around this one', () => {
  const policy = securityPolicy({ scriptHash });
  expect(policy).toMatch(/script-src 'self' 'unsafe-inline';/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toContain("frame-src 'self';");
});

it('lets pictures come from the CDN and calls go to the API that are named, and from nowhere else', () => {
  const sources = { pictures: ['https://cdn.example'], calls: ['https://api.example'] };
  expect(securityPolicy({ scriptHash, sources })).toContain(
    "img-src 'self' data: blob: https://cdn.example; connect-src 'self' https://api.example;",
  );
  expect(securityPolicy({ scriptHash })).toContain("img-src 'self' data: blob:; connect-src 'self';");
});

describe('the frame', () => {
  it.each([
    ['https%3A%2F%2Fmap.example%2Fa%3Fb', 'https://map.example'],
    ['http://map.example:8080/x', 'http://map.example:8080'],
    ['javascript%3Aalert(1)', undefined],
    ['data:text/html,x', undefined],
    ['https://x.example;script-src *', undefined],
    ['%E0%A4%A', undefined],
    ['/relative', undefined],
  ])('of %s is %s', (address, origin) => {
    expect(frameOrigin(address)).toBe(origin);
  });
});
