import { ProductGrid } from '#components/catalogue/shop/listing/product-grid.tsx';
import { HomeBands } from '#components/site/shop/home/home-bands.tsx';
import { homeData } from '#components/site/shop/home/home-data.ts';
import { HomeHero } from '#components/site/shop/home/home-hero.tsx';
import { HowItWorks } from '#components/site/shop/home/how-it-works.tsx';
import { TradeTiles } from '#components/site/shop/home/trade-tiles.tsx';
import { TrustFacts } from '#components/site/shop/home/trust-facts.tsx';
import { JsonLd } from '#components/ui/page/json-ld.tsx';
import { PageLink } from '#components/ui/page/page-link.tsx';
import { Section } from '#components/ui/page/section.tsx';
import { readHome } from '#lib/api/catalogue/shop-products.ts';
import { readSite } from '#lib/api/site/shop-index.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { getTranslations } from '#lib/i18n/translations.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';
import { fileAddress } from '#lib/utils/files/file-address.ts';

export async function generateMetadata() {
  const [locale, t] = [await pageLocale(), await getTranslations('siteHome')];
  const { featured } = await readHome(locale);
  return pageMetadata({
    locale,
    path: paths.home,
    title: t('title'),
    description: t('description'),
    picture: featured[0]?.picture,
  });
}

export default async function HomePage() {
  const [locale, t] = [await pageLocale(), await getTranslations('siteHome')];
  const [home, { site }] = await Promise.all([readHome(locale), readSite(locale)]);
  return (
    <>
      <JsonLd
        data={homeData(locale, { name: site.siteName, tel: site.tel, logo: fileAddress(site.cdnUrl, site.logo) })}
      />
      <HomeHero cdnUrl={site.cdnUrl} />
      {home.trades.length === 0 && <p className="container">{t('empty')}</p>}
      {home.trades.length > 0 && <TradeTiles trades={home.trades} cdnUrl={site.cdnUrl} />}
      {home.best_sellers.length > 0 && (
        <Section
          title={t('bestTitle')}
          lead={t('bestLead')}
          tone="sunken"
          action={<PageLink href={paths.products}>{t('allProducts')}</PageLink>}
        >
          <ProductGrid locale={locale} products={home.best_sellers.slice(0, 8)} />
        </Section>
      )}
      <HowItWorks cdnUrl={site.cdnUrl} />
      {home.services.length > 0 && (
        <Section
          title={t('servicesTitle')}
          lead={t('servicesLead')}
          tone="sunken"
          action={<PageLink href={paths.services}>{t('allServices')}</PageLink>}
        >
          <ProductGrid locale={locale} products={home.services.slice(0, 4)} />
        </Section>
      )}
      <HomeBands />
      <TrustFacts />
    </>
  );
}
