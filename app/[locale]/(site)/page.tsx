import { homeData } from '#components/site/shop/home/home-data.ts';
import { ownHome } from '#components/site/shop/home/own-home.ts';
import { JsonLd } from '#components/ui/page/json-ld.tsx';
import { readHome } from '#lib/api/catalogue/shop-products.ts';
import { readHomePage } from '#lib/api/site/shop-content.ts';
import { readSite } from '#lib/api/site/shop-index.ts';
import { findLook } from '#lib/api/site/shop-look.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';
import { PageBlocks } from './page-blocks.tsx';

export async function generateMetadata() {
  const locale = await pageLocale();
  const [{ featured }, { home }, { site }, look] = await Promise.all([
    readHome(locale),
    readHomePage(locale),
    readSite(locale),
    findLook(locale),
  ]);
  const facts = { locale, look, path: paths.home, picture: featured[0]?.picture };
  if (home?.title) return pageMetadata({ ...facts, title: home.title, description: home.description });
  // The frame puts the shop's name behind each title: here it is the title.
  const own = pageMetadata({ ...facts, title: site.siteName, description: home?.description || site.siteName });
  return { ...own, title: { absolute: site.siteName } };
}

export default async function HomePage() {
  const locale = await pageLocale();
  const [catalogue, { home }, { site }] = await Promise.all([readHome(locale), readHomePage(locale), readSite(locale)]);
  const blocks = home?.blocks ?? (await ownHome(site.siteName));
  const isEmpty = !home && catalogue.trades.length === 0;
  return (
    <>
      <JsonLd
        data={homeData(locale, { name: site.siteName, tel: site.tel, logo: fileAddress(site.cdnUrl, site.logo) })}
      />
      {!blocks.some(({ kind }) => kind === 'hero') && (
        <h1 className="visually-hidden">{home?.title || site.siteName}</h1>
      )}
      <PageBlocks locale={locale} blocks={blocks} hasOwnHeading />
      {isEmpty && <EmptyShop />}
    </>
  );
}

async function EmptyShop() {
  const t = await getTranslations('siteBlocks.ownHome');
  return <p className="container mt-24">{t('empty')}</p>;
}
