import { BlockScreen, hasOwnHeading } from '#components/site/shop/content/block-screen.tsx';
import { ContentScreen } from '#components/site/shop/content/content-screen.tsx';
import { plainText } from '#components/site/shop/content/plain-text.ts';
import { readContentPage, readContentPages } from '#lib/api/site/shop-content.ts';
import { findLook } from '#lib/api/site/shop-look.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';
import { PageBlocks } from '../../page-blocks.tsx';

interface ContentProps {
  params: Promise<{ url: string }>;
}

/** Rendered on the first visit, then kept. */
export const generateStaticParams = () => [];

async function load({ params }: ContentProps) {
  const locale = await pageLocale();
  return { locale, page: await readContentPage(locale, decodeURIComponent((await params).url)) };
}

export async function generateMetadata(props: ContentProps) {
  const { locale, page } = await load(props);
  return pageMetadata({
    locale,
    look: await findLook(locale),
    path: paths.page(page.url),
    title: page.title,
    description: page.description,
  });
}

export default async function ContentPageRoute(props: ContentProps) {
  const { locale, page } = await load(props);
  const html = plainText(page);
  const { blocks = [] } = page;
  if (html === undefined) {
    return (
      <BlockScreen title={page.title} description={page.description} blocks={blocks}>
        <PageBlocks locale={locale} blocks={blocks} hasOwnHeading={hasOwnHeading(blocks)} />
      </BlockScreen>
    );
  }
  const pages = await readContentPages(locale);
  return <ContentScreen locale={locale} page={page} html={html} pages={pages.list} />;
}
