import { blockSchema } from '#lib/contract/site/blocks/block-schema.ts';
import type { Field } from '#lib/contract/site/blocks/fields.ts';
import { type LooseBlock, mapBlock } from '#lib/contract/site/blocks/walk-fields.ts';
import { inEachLanguage, type Texts } from '#lib/i18n/texts.ts';
import { DomainError } from '../../kernel/errors.ts';
import { cleanHtml } from '../clean-html.ts';

/**
 * Blocks as they are kept: each by the schema of its kind, HTML cleaned. One of a kind that is not known stays what `stored` holds of it.
 * Throws `invalid_input` at a block whose kind nobody knows, or whose id another one has.
 */
export function cleanBlocks(sent: readonly LooseBlock[], stored: readonly LooseBlock[]): LooseBlock[] {
  const ids = new Set<string>();
  return sent.map((block, index) => {
    const refuse = (field: string, key: string) =>
      new DomainError('invalid_input', { fields: { [`blocks.${index}.${field}`]: { key } } });
    if (ids.has(block.id)) throw refuse('id', 'invalid');
    ids.add(block.id);
    const schema = blockSchema(block.kind);
    if (schema) return mapBlock(schema.parse(block) as unknown as LooseBlock, cleanField, { path: '' });
    const known = stored.find(({ id, kind }) => id === block.id && kind === block.kind);
    if (!known) throw refuse('kind', 'choice');
    return known;
  });
}

function cleanField(field: Field, value: unknown): unknown {
  if (field.kind !== 'html') return value;
  const texts = value as Texts;
  return inEachLanguage((locale) => cleanHtml(texts[locale]));
}
