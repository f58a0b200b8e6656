import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { configuredBase, fileAddress, sentFileAddress } from './file-address.ts';

const file = '/storage/avatar/20260304/abcdefghijklmnop.png';

describe('the address of a file on a page', () => {
  it.each([
    ['', file],
    ['//shop.example', file],
    ['http://localhost:3000', file],
    ['https://cdn.example', `https://cdn.example${file}`],
    ['https://cdn.example/', `https://cdn.example${file}`],
    ['https://cdn.example/shop/', `https://cdn.example/shop${file}`],
  ])('with the CDN prefix "%s" is %s', (cdnUrl, address) => {
    expect(fileAddress(cdnUrl, file)).toBe(address);
  });

  it.each(['', 'https://other.example/a.png', '//other.example/a.png', 'data:image/png;base64,AA'])(
    'stays as it is when it is another site’s, or none: %s',
    (address) => {
      expect(fileAddress('https://cdn.example', address)).toBe(address);
    },
  );

  it('of one just sent is the CDN’s, and of a private one the link on the page’s own host', () => {
    const sent = { url: file, full_url: `http://localhost:3000${file}` };
    expect(sentFileAddress(sent, '//localhost:3000')).toBe(file);
    expect(sentFileAddress(sent, 'https://cdn.example')).toBe(`https://cdn.example${file}`);
    const secret = '/storage/private/licence/20260304/abcdefghijklmnop.png';
    const link = { url: secret, full_url: `http://localhost:3000${secret}?e=1&s=x` };
    expect(sentFileAddress(link, 'https://cdn.example')).toBe(`${secret}?e=1&s=x`);
  });
});

it('every picture of a page asks for its address; only the page of a failure is sure of its own host', () => {
  const own = ['app', 'components'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .filter((name) => /src=(?:"\/|\{`\/|\{'\/)/.test(fs.readFileSync(path.join(folder, name), 'utf8'))),
  );
  expect(own).toEqual(['layout/error-page.tsx']);
});

it('knows a base that was configured from the one that stands in for it', () => {
  expect(['', '//shop.example', 'https://api.example/'].map(configuredBase)).toEqual(['', '', 'https://api.example']);
});
