import { LicencesScreen } from '#components/store/shop/licences-screen.tsx';
import { findLook } from '#lib/api/site/shop-look.ts';
import { readLicences } from '#lib/api/store/shop-licences.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { licencesPath } from '#lib/routes/beside/licences-path.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';

export async function generateMetadata() {
  const [locale, t] = [await pageLocale(), await getTranslations('storeLicences')];
  return pageMetadata({
    locale,
    look: await findLook(locale),
    path: licencesPath,
    title: t('title'),
    description: t('description'),
  });
}

export default async function LicencesPage() {
  return <LicencesScreen licences={await readLicences(await pageLocale())} />;
}
