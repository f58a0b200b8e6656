import { CooperateScreen } from '#components/site/shop/cooperate/cooperate-screen.tsx';
import { LeadForm } from '#components/site/shop/cooperate/lead-form.tsx';
import { leadWords } from '#components/site/shop/cooperate/lead-words.ts';
import { readSite } from '#lib/api/site/shop-index.ts';
import { findLook } from '#lib/api/site/shop-look.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';

export async function generateMetadata() {
  const [locale, t] = [await pageLocale(), await getTranslations('siteCooperate')];
  return pageMetadata({
    locale,
    look: await findLook(locale),
    path: paths.cooperate,
    title: t('title'),
    description: t('description'),
  });
}

export default async function CooperatePage() {
  const { site } = await readSite(await pageLocale());
  return (
    <CooperateScreen tel={site.tel}>
      <LeadForm words={await leadWords()} />
    </CooperateScreen>
  );
}
