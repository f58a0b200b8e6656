import { expect, it } from '@jest/globals';
import { toMailParts } from './mail-parts.ts';

it('makes a code of what ends its line, and leaves the signature to the frame', () => {
  const body = 'Hello,\n\nYour code is: K7M2\n\nNever share it.\nIgnore it.\n\nAcme';
  expect(toMailParts(body, 'Acme', { code: 'K7M2' })).toEqual([
    { kind: 'text', lines: ['Hello,'] },
    { kind: 'code', lines: ['Your code is:'], code: 'K7M2' },
    { kind: 'text', lines: ['Never share it.', 'Ignore it.'] },
  ]);
});

it('makes a button of the line with the address, and keeps what stands above it', () => {
  const address = 'https://acme.example/user/x?no=1';
  expect(toMailParts(`Open this:\n${address}\n\nDetails: ${address}`, 'Acme', { address })).toEqual([
    { kind: 'text', lines: ['Open this:'] },
    { kind: 'action', address },
    { kind: 'action', address },
  ]);
});

it('lists files by their names', () => {
  const links = '24312000000000000001.pdf\nhttps://acme.example/a\n24312000000000000001.xml\nhttps://acme.example/b';
  expect(toMailParts(`Files:\n\n${links}`, 'Acme', { links })).toEqual([
    { kind: 'text', lines: ['Files:'] },
    {
      kind: 'files',
      files: [
        { name: '24312000000000000001.pdf', address: 'https://acme.example/a' },
        { name: '24312000000000000001.xml', address: 'https://acme.example/b' },
      ],
    },
  ]);
});

it('makes nothing of an address in the middle of a sentence', () => {
  const body = 'Your account is now linked to a@b.example.';
  expect(toMailParts(body, 'Acme', {})).toEqual([{ kind: 'text', lines: [body] }]);
});
