import type { ShownBlock } from '#lib/contract/site/blocks/kinds.ts';

/**
 * The HTML of a page that is text and nothing else, which is shown at reading width with its contents beside it; undefined for a page
 * of other blocks, which takes the whole width.
 */
export function plainText({
  body,
  blocks,
}: {
  body: string;
  blocks?: readonly ShownBlock[] | undefined;
}): string | undefined {
  if (!blocks || blocks.length === 0) return body;
  const texts = blocks.flatMap((block) => (block.kind === 'rich_text' ? [block.fields.html] : []));
  return texts.length === blocks.length ? texts.join('\n') : undefined;
}
