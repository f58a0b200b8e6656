import { ServicesScreen } from '#components/catalogue/shop/services-screen.tsx';
import { readServices } from '#lib/api/catalogue/shop-products.ts';
import { findLook } from '#lib/api/site/shop-look.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';

export async function generateMetadata() {
  const [locale, t] = [await pageLocale(), await getTranslations('catalogue')];
  const services = await readServices(locale);
  return pageMetadata({
    locale,
    look: await findLook(locale),
    path: paths.services,
    title: t('servicesTitle'),
    description: t('servicesDescription'),
    picture: services.list[0]?.picture,
  });
}

export default async function ServicesPage() {
  return <ServicesScreen locale={await pageLocale()} />;
}
