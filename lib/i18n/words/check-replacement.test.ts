import { describe, expect, it } from '@jest/globals';
import { locales } from '../locales.ts';
import { checkReplacement } from './check-replacement.ts';
import { originalWords } from './original-words.ts';

const check = (original: string, text: string) => checkReplacement(original, text, 'en')?.key;
const many = '{count, plural, one {# loaf} other {# loaves}}';
const kind = '{kind, select, late {It is late} other {It is here}}';

describe('a text that takes the place of another', () => {
  it.each([
    ['Search', 'Look for bread'],
    ['Hello {name}', 'Welcome back, {name}!'],
    [many, '{count, plural, =0 {No loaf} one {One loaf} other {# loaves}}'],
    [many, '{count, number} pieces'],
    [many, 'Pieces: {count}'],
    [kind, '{kind, select, late {Sorry} other {Ready}}'],
    ['See our <link>terms</link>', 'Read <link>how we work</link> first'],
    ['Sent {date, date, ::yyyyMMMd}', 'On {date, date, ::yyyyMMMd}'],
    ['Delivered soon', 'Received after {order_confirmDays, plural, one {# day} other {# days}}'],
    ['Delivered soon', 'a < b & c > d, it’s “fine”; 50 % off'],
    ['Delivered soon', "Set '{'braces'}' like this"],
  ])('may be: %s → %s', (original, text) => {
    expect(check(original, text)).toBeUndefined();
  });

  it.each([
    ['Hello {name}', 'Welcome back', 'wordValues'],
    ['Hello {name}', 'Hello {nmae}', 'wordValues'],
    ['Hello {name}', 'Hello {name, number}', 'wordValues'],
    ['Hello {name}', "Hello '{name}'", 'wordValues'],
    ['Hello', 'Hello {name}', 'wordNoValues'],
    ['Hello', 'Hello {toString}', 'wordNoValues'],
    ['Sent {date, date, ::yyyyMMMd}', 'Sent {date}', 'wordValues'],
    ['Hello {name}', 'Hello {name', 'wordSyntax'],
    ['Hello', 'Hello {', 'wordSyntax'],
    ['Hello', '<b>Hello', 'wordSyntax'],
    [many, '{count, plural, one {# loaf}}', 'wordSyntax'],
    [many, '{count, plural, single {# loaf} other {# loaves}}', 'wordPlural'],
    [kind, '{kind, select, early {Soon} other {Here}}', 'wordChoices'],
    [kind, '{kind, select, late {It is late} soon {Soon} other {Here}}', 'wordChoices'],
    ['See our <link>terms</link>', 'See our terms', 'wordMarks'],
    ['See our <link>terms</link>', 'See <link>a</link><b>b</b>', 'wordMarks'],
    ['Hello', '<script>alert(1)</script>', 'wordNoMarks'],
    ['Hello', '<img src=x onerror=alert(1)>', 'wordSyntax'],
    ['Hello', '   ', 'required'],
    ['Soon', 'In {order_confirmDays, date}', 'wordNoValues'],
    ['{count, number}', '{count, number, ::nonsense/}', 'wordSyntax'],
    ['Hello', `${'{a'.repeat(400)}`, 'wordSyntax'],
  ])('may not be: %s → %s', (original, text, fault) => {
    expect(check(original, text)).toBe(fault);
  });

  it.each(locales)('may be every sentence of %s itself', (locale) => {
    const refused = [...originalWords(locale)].flatMap(([key, text]) => {
      const fault = text === '' ? undefined : checkReplacement(text, text, locale);
      return fault ? [[key, fault]] : [];
    });
    expect(refused).toEqual([]);
  });
});
