import { describe, expect, it } from '@jest/globals';
import { locales } from '#lib/i18n/locales.ts';
import { sentence } from '#lib/i18n/server-sentences.ts';
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

  it.each(locales)('is followed by one stop (%s)', (locale) => {
    for (const reason of ['It is worn.', '已磨损。']) {
      const values = valuesForReader({ no: 'AS1', reason }, locale);
      expect(sentence(locale, 'messagingInbox.caseRejectedBody', values)).not.toMatch(/[.。]{2}/);
    }
  });

  it('is nothing that notices without one get', () => {
    expect(valuesForReader({ no: 'AS1' }, 'en')).toEqual({ no: 'AS1' });
  });
});
