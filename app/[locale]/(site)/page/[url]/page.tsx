import { ContentScreen } from '#components/site/shop/content/content-screen.tsx';
import { readContentPage, readContentPages } from '#lib/api/site/shop-content.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { pageMetadata } from '#lib/routes/page-metadata.ts';
import { paths } from '#lib/routes/paths.ts';

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
  return pageMetadata({ locale, path: paths.page(page.url), title: page.title, description: page.description });
}

export default async function ContentPageRoute(props: ContentProps) {
  const { locale, page } = await load(props);
  const pages = await readContentPages(locale);
  return <ContentScreen locale={locale} page={page} pages={pages.list} />;
}
