import { eachField, type LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

/** In which languages a text is still to be written: nothing where it is empty in all of them. */
export function missingIn(texts: Partial<Texts> | undefined): Locale[] {
  const isWritten = (locale: Locale) => Boolean(texts?.[locale]);
  return locales.some(isWritten) ? locales.filter((locale) => !isWritten(locale)) : [];
}

/** In which languages a block has texts still to be written. */
export function blockMissingIn(block: LooseBlock): Locale[] {
  const missing = new Set<Locale>();
  eachField([block], (field, value) => {
    const isText = field.kind === 'line' || field.kind === 'lines' || field.kind === 'html';
    if (isText) for (const locale of missingIn(value as Texts)) missing.add(locale);
  });
  return locales.filter((locale) => missing.has(locale));
}
