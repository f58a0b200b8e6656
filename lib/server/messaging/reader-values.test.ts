import { describe, expect, it } from '@jest/globals';
import { locales } from '#lib/i18n/locales.ts';
import { noticeWords } from './notice-words.ts';
import { valuesForReader } from './reader-values.ts';

describe('a reason in a notice', () => {
  it.each([
    ['It is worn.', 'It is worn'],
    ['已磨损。', '已磨损'],
    ['已磨损。 ', '已磨损'],
    ['Is it?', 'Is it?'],
    ['It is worn', 'It is worn'],
    ['And so on...', 'And so on..'],
  ])('leaves the stop to the sentence: %s', (reason, shown) => {
    expect(valuesForReader({ no: 'AS1', reason }, 'en')).toEqual({ no: 'AS1', reason: shown });
  });

  it.each(locales)('is followed by one stop at most (%s)', (locale) => {
    for (const reason of ['It is worn.', '已磨损。', 'Is it?', '好吗？', '可以！', 'And so on…']) {
      const values = valuesForReader({ no: 'AS1', reason }, locale);
      expect(noticeWords('caseRejected', locale, values).body).not.toMatch(/[.。？！?!…][.。]/);
    }
  });

  it('is worded in the language of its reader where it is kept as what differs of an invoice', () => {
    const wordedIn = (locale: 'zh-cn' | 'en') =>
      valuesForReader({ mismatch: 'amount', fapiaoNo: '2631' }, locale).reason;
    expect(wordedIn('zh-cn')).toMatch(/2631 金额与申请不符/);
    expect(wordedIn('en')).toMatch(/2631 was issued for another amount/);
  });

  it.each(locales)('is no fault by which the words themselves choose (%s)', (locale) => {
    for (const fault of ['title', 'email', 'amount', 'other'])
      expect(noticeWords('invoiceNotRequested', locale, valuesForReader({ no: 'SO1', fault }, locale)).body).toContain(
        'SO1',
      );
  });

  it('is nothing that notices without one get', () => {
    expect(valuesForReader({ no: 'AS1' }, 'en')).toEqual({ no: 'AS1' });
  });
});
