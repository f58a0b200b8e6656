import { Section } from '#components/ui/page/section.tsx';
import type { BlockProps } from './block-context.ts';

/** The form for enquiries, on a page of the shop's own. */
export function LeadBlock({ block, context, place }: BlockProps<'lead_form'>) {
  const { title, lead } = block.fields;
  const form = <div style={{ maxWidth: 720 }}>{context.leadForm()}</div>;
  if (place.isInColumn) return form;
  return (
    <Section title={title} lead={lead}>
      {form}
    </Section>
  );
}
