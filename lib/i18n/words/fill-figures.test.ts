import { describe, expect, it } from '@jest/globals';
import { IntlMessageFormat } from 'intl-messageformat';
import { usualFigures } from './figures.ts';
import { fillFigures } from './fill-figures.ts';

const figures = { ...usualFigures, order_confirmDays: 1, order_extendDays: 1234, referral_level1Bp: 0.0125 };
const filled = (text: string) => fillFigures(text, 'en', figures);

describe('figures in a message', () => {
  it.each([
    ['Within {order_extendDays, number} days', 'Within 1,234 days'],
    ['Within {order_extendDays} days', 'Within 1,234 days'],
    ['{order_confirmDays, plural, one {# day} other {# days}}', '1 day'],
    ['{order_extendDays, plural, one {# day} other {# days}}', '1,234 days'],
    ['{order_confirmDays, plural, =1 {one day} other {# days}}', 'one day'],
    ['You earn {referral_level1Bp, number, ::percent .##}', 'You earn 1.25%'],
    ['See <link>{order_confirmDays, plural, one {# day} other {# days}}</link>', 'See <link>1 day</link>'],
  ])('%s', (text, said) => {
    expect(filled(text)).toBe(said);
  });

  it('leaves everything else to be filled in later', () => {
    const text = "{count, plural, one {# order} other {# orders}} in {order_confirmDays} day, '{'as is'}' for {name}";
    const left = filled(text);
    expect(new IntlMessageFormat(left, 'en').format({ count: 2, name: 'Li' })).toBe(
      '2 orders in 1 day, {as is} for Li',
    );
  });

  it('fills what stands in a choice', () => {
    const text = '{kind, select, late {after {order_extendDays} days} other {now}}';
    expect(new IntlMessageFormat(filled(text), 'en').format({ kind: 'late' })).toBe('after 1,234 days');
  });

  it('keeps the number of the plural around it', () => {
    const text = '{count, plural, other {# of {order_confirmDays, plural, one {# day} other {# days}}}}';
    expect(new IntlMessageFormat(filled(text), 'en').format({ count: 7 })).toBe('7 of 1 day');
  });
});
