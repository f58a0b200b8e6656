import { eachField } from '#lib/contract/site/blocks/walk-fields.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { anyTextIn, type Texts } from '#lib/i18n/texts.ts';
import type { PageContent } from '../block-tables.ts';
import { cleanHtml } from '../clean-html.ts';
import { readBlocks } from './read-blocks.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/** Lines that are names of something: headings of the text that a page of blocks is to whoever reads no blocks. */
const heading = /\.(?:title|question)$/;
/** What only leads somewhere, or is said beside a field. */
const besides = /\.(?:action|search_hint)$/;

/** What the words of a page of blocks are as one text: clean HTML, for clients that know pages as such. */
export function bodyOfContent(content: PageContent, locale: Locale): string {
  const shown = readBlocks(content.blocks).blocks.filter((block) => !block.is_hidden);
  const parts: string[] = [];
  eachField(shown, (field, value, path) => {
    if (field.kind !== 'line' && field.kind !== 'lines' && field.kind !== 'html') return;
    const text = anyTextIn(value as Texts, locale);
    if (text === '' || besides.test(path)) return;
    if (field.kind === 'html') parts.push(text);
    else parts.push(heading.test(path) ? `<h2>${toHtml(text)}</h2>` : `<p>${toHtml(text)}</p>`);
  });
  return cleanHtml(parts.join('\n'));
}
