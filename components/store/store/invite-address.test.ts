import { expect, it } from '@jest/globals';
import { readInvite } from './invite-address.ts';

it.each([
  ['', undefined],
  ['invite=secret', { token: 'secret' }],
  ['invitation=12', { id: 12 }],
  ['invite=secret&invitation=12', { token: 'secret' }],
  ['invitation=x', undefined],
])('%j is %j', (search, key) => {
  expect(readInvite(new URLSearchParams(search))).toEqual(key);
});
