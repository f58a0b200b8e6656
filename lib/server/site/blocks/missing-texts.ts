import { eachField, type LooseBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { defaultLocale } from '#lib/i18n/locales.ts';
import type { Texts } from '#lib/i18n/texts.ts';

const isSeenHtml = (html: string) => /<(?:img|hr|table)\b/i.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

/** Where hidden blocks stand, in columns too. */
const hiddenPlaces = (blocks: readonly LooseBlock[], place: string): string[] =>
  blocks.flatMap((block, index) => {
    const at = `${place}.${index}.`;
    if (block.is_hidden) return [at];
    const columns = block.kind === 'columns' ? (block.fields.columns as LooseBlock[][]) : [];
    return columns.flatMap((inner, column) => hiddenPlaces(inner, `${at}fields.columns.${column}`));
  });

/**
 * What stands in the way of publishing, at its field: what visitors cannot do without is missing in the default language. Hidden blocks
 * may be unfinished.
 */
export function missingTexts(blocks: readonly LooseBlock[]): Record<string, { key: string }> {
  const missing: Record<string, { key: string }> = {};
  const hidden = hiddenPlaces(blocks, 'blocks');
  eachField(blocks, (field, value, path) => {
    if (!('isNeeded' in field && field.isNeeded) || hidden.some((place) => path.startsWith(place))) return;
    const text = (value as Texts)[defaultLocale] ?? '';
    const isThere = field.kind === 'html' ? isSeenHtml(text) : text !== '';
    if (!isThere) missing[`${path}.${defaultLocale}`] = { key: field.kind === 'html' ? 'editorRequired' : 'required' };
  });
  return missing;
}
