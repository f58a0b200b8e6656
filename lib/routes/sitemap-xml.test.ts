import { describe, expect, test } from '@jest/globals';
import { addressOf, fileName, readFileName, sitemapFile, sitemapIndex } from './sitemap-xml.ts';

describe('the sitemap', () => {
  test('names its files so that they can be read back', () => {
    expect(readFileName(fileName({ kind: 'product', chunk: 12 }))).toEqual({ kind: 'product', chunk: 12 });
  });

  test.each([
    'product-.xml',
    'order-0.xml',
    'product-01.xml',
    'product-0.xml.bak',
    'product-1e9.xml',
    'product-100001.xml',
  ])('knows no file %s', (name) => {
    expect(readFileName(name)).toBeUndefined();
  });

  test('lists each address in each language with all its alternates', () => {
    const xml = sitemapFile('https://shop.test', [addressOf('service', { id: 7, slug: 'x', update_time: 0 })]);
    expect(xml.match(/<loc>/g)).toHaveLength(2);
    expect(xml).toContain('<loc>https://shop.test/en/service-7</loc>');
    expect(xml.match(/hreflang="x-default" href="https:\/\/shop.test\/service-7"/g)).toHaveLength(2);
  });

  test('points from the index to its files', () => {
    expect(sitemapIndex('https://shop.test', ['page-0.xml'])).toContain(
      '<loc>https://shop.test/sitemaps/page-0.xml</loc>',
    );
  });
});
