import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { bcp47 } from './i18n/bcp47.ts';
import { locales } from './i18n/locales.ts';
import { formatMoney, moneyParts } from './i18n/money.ts';
import { withSign } from './i18n/signed-amount.ts';
import { formatFen } from './server/kernel/money.ts';

describe('an amount below nothing', () => {
  it.each(locales)('has one sign, wherever and by whatever it is written: %s', (locale) => {
    const written = [
      formatMoney(locale, '-1234.50'),
      moneyParts(locale, '-1234.50').sign,
      withSign('-1234.50', (size) => formatMoney(locale, size)),
      // Exports, documents and what the API answers.
      formatFen(-123_450),
      new Intl.NumberFormat(bcp47[locale]).format(-5),
    ];
    expect(written).toEqual(['-¥1,234.50', '-¥', '-¥1,234.50', '-1234.50', '-5']);
  });

  it.each([
    ['12.00', '+¥12.00'],
    ['-12.00', '-¥12.00'],
    ['0.00', '¥0.00'],
    ['-0.00', '¥0.00'],
    ['0.05', '+¥0.05'],
  ])('and above it, as what came or went: %s is %s', (amount, words) => {
    expect(withSign(amount, (size) => formatMoney('en', size))).toBe(words);
  });
});

/** Where the mathematical sign is no part of an amount: buttons that take one away, and what reads it as people type it. */
const others = [
  'components/aftersales/member/apply/quantity-field.tsx',
  'components/catalogue/desk/specification/editing/edit-rule.ts',
  'components/catalogue/desk/specification/editing/typed-numbers.ts',
  'components/catalogue/shop/product/quantity-field.tsx',
  'components/quotation/builder/stepper.tsx',
  'components/quotation/shop/shown-field.tsx',
];
const root = path.resolve(import.meta.dirname, '..');

it('no source of pages, files or documents writes a sign of its own before an amount', () => {
  const written = ['app', 'components', 'lib/i18n', 'lib/server'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name).replaceAll('\\', '/'))
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\/seed\/content\//.test(name))
      .filter((name) => /\u2212|\\u2212/.test(readFileSync(path.join(root, name), 'utf8'))),
  );
  expect(written.sort()).toEqual(others);
});
