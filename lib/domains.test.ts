import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { domains } from './domains.mjs';

/** What stands beside the domains on a shelf, each for its reason. */
const shelves: [shelf: string, beside: string[]][] = [
  ['lib/contract', []],
  ['lib/api', ['transport']],
  ['lib/server/http/routes', []],
  [
    'lib/server',
    [
      'kernel',
      'db',
      'packing',
      'wechat-login',
      'wechat-pay',
      'http',
      'jobs',
      'workflows',
      'setup',
      'factories',
      'seed',
      'simulation',
      'observe',
    ],
  ],
  ['components', ['ui', 'layout', 'lists', 'work', 'member']],
];

const audiences = ['shop', 'member', 'store', 'desk'];

const foldersOf = (shelf: string) =>
  fs.readdirSync(shelf, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

describe('one word a domain, on every shelf', () => {
  it.each(shelves)('%s', (shelf, beside) => {
    expect(foldersOf(shelf).filter((name) => ![...domains, ...beside].includes(name))).toEqual([]);
  });

  it.each(domains.filter((domain) => fs.existsSync(path.join('components', domain))))(
    'screens of %s stand by who looks at them',
    (domain) => {
      expect(foldersOf(path.join('components', domain)).some((name) => audiences.includes(name))).toBe(true);
    },
  );

  it.each(domains.filter((domain) => fs.existsSync(path.join('lib/server/http/routes', domain))))(
    'calls of %s have their contract under the same word',
    (domain) => {
      expect(fs.existsSync(path.join('lib/contract', domain))).toBe(true);
      expect(fs.existsSync(path.join('lib/server', domain))).toBe(true);
    },
  );

  it.each(['zh-cn', 'en'])('the words of %s begin with a domain', (locale) => {
    const shared = ['api', 'errors', 'member', 'routes', 'shell', 'terminal', 'ui', 'validation', 'work'];
    const names = fs.readdirSync(path.join('messages', locale)).map((file) => path.basename(file, '.json'));
    const strange = names.filter(
      (name) => !shared.includes(name) && !domains.some((domain) => name.startsWith(domain)),
    );
    expect(strange).toEqual([]);
  });
});
