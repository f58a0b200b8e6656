import { expect, it } from '@jest/globals';
import { transportSecurity } from './transport-security.ts';

it.each(['https://shop.example', 'https://shop.example:8443', 'https://shop.example/path'])(
  'keeps visitors of %s on https for a year',
  (publicUrl) => {
    expect(transportSecurity(publicUrl)).toMatch(/^max-age=31536000(?:;|$)/);
  },
);

it.each(['http://shop.example', 'http://localhost:3000', 'http://https.example', ''])(
  'says nothing to visitors of %j',
  (publicUrl) => {
    expect(transportSecurity(publicUrl)).toBeUndefined();
  },
);
