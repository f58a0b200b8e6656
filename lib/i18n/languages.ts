import type { Locale } from './locales.ts';

interface Language {
  /** What parts two sentences of a paragraph, beside the full stop. */
  betweenSentences: '' | ' ';
  /** Where an address begins: at the province, or at the street. */
  addressFrom: 'province' | 'street';
  /** Between the parts of an address. */
  betweenPlaces: ' ' | ', ';
  /** Between the place and the street where an address stands in one line to be chosen from. */
  beforeStreet: '' | ' ';
  /**
   * What its readers get of the few things that exist in Chinese and English alone, whatever else the shop speaks: names of areas,
   * the settings of text messages and login providers, the order of products by name, characters to be clicked.
   */
  reads: 'chinese' | 'english';
}

/** How each language writes. A language is an entry here, one in `bcp47.ts`, and its folder of `messages`. */
export const languages: Readonly<Record<Locale, Language>> = {
  'zh-cn': { betweenSentences: '', addressFrom: 'province', betweenPlaces: ' ', beforeStreet: '', reads: 'chinese' },
  en: { betweenSentences: ' ', addressFrom: 'street', betweenPlaces: ', ', beforeStreet: ' ', reads: 'english' },
};

/** What carriers, banks, payment providers and the tax office read, whatever the reader's language. */
export const officialLocale: Locale = 'zh-cn';

/** Addresses, keys and article numbers are made of its words, which have none but Latin letters; providers abroad read it. */
export const latinLocale: Locale = 'en';
