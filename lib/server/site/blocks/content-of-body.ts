import type { LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { type Locale, locales } from '#lib/i18n/locales.ts';
import { inEachLanguage } from '#lib/i18n/texts.ts';
import type { PageContent } from '../block-tables.ts';

interface TextOfPage {
  title: string;
  description: string;
  body: string;
}

/** A page that is one text: its body as the only block, in each language that has one. */
export function contentOfBody(texts: Partial<Record<Locale, TextOfPage>>): PageContent {
  const inEach = (part: keyof TextOfPage) => inEachLanguage((locale) => texts[locale]?.[part] ?? '');
  const body = inEach('body');
  const isEmpty = locales.every((locale) => body[locale] === '');
  return { title: inEach('title'), description: inEach('description'), blocks: isEmpty ? [] : [textBlock(body)] };
}

const textBlock = (html: Record<Locale, string>): LooseBlock => ({
  id: 'text',
  kind: 'rich_text',
  is_hidden: false,
  fields: { html },
});
