import { Section } from '#components/ui/page/section.tsx';
import { ActionLink } from './action-link.tsx';
import type { BlockProps } from './block-context.ts';

/** A row of products or services. Where none of them is sold any more, there is no row. */
export function ProductRow({ block, context, place }: BlockProps<'products'> | BlockProps<'services'>) {
  const { title, lead, action, link, tone } = block.fields;
  const products = context.data.rows.get(block.id) ?? [];
  if (products.length === 0) return null;
  const grid = context.productGrid(products);
  if (place.isInColumn) return grid;
  return (
    <Section title={title} lead={lead} tone={tone} action={<ActionLink label={action} link={link} />}>
      {grid}
    </Section>
  );
}
