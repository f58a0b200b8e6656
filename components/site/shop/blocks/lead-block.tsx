import { ButtonLink } from '#components/ui/button.tsx';
import { Section } from '#components/ui/page/section.tsx';
import { getTranslations } from '#lib/i18n/translations.ts';
import { paths } from '#lib/routes/paths.ts';
import type { BlockProps } from './block-context.ts';

/** The way to the form for enquiries, which has a page of its own: its script would be part of every page of blocks. */
export async function LeadBlock({ block, place }: BlockProps<'lead_form'>) {
  const { title, lead } = block.fields;
  const t = await getTranslations('siteCooperate');
  const link = (
    <ButtonLink href={paths.cooperate} look="secondary">
      {t('title')}
    </ButtonLink>
  );
  if (place.isInColumn) return link;
  return (
    <Section title={title} lead={lead}>
      {link}
    </Section>
  );
}
